//! Paying a cost good by good: what can be paid next, and whether there is only one way.
//!
//! The player names foods and luxuries; wood and stone, of which there is no choice, are added when it is complete. The
//! foods of one payment are of different kinds, and so are its luxuries, unless philosophy works (R18).

use super::super::data::{Cost, Good, Goods};

/// A cost that is being paid.
#[derive(Clone, Copy, Debug)]
pub struct Bill {
    /// What there is to pay from.
    pub stock: Goods,
    /// What is asked for.
    pub cost: Cost,
    /// What has been paid of foods and luxuries.
    pub paid: Goods,
    /// Whether "different" is lifted.
    pub any: bool,
}

/// How goods of a class can make up what is still owed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ways {
    None,
    One,
    Several,
}

impl Bill {
    /// A cost of which nothing has been paid.
    pub fn new(stock: Goods, cost: Cost, any: bool) -> Bill {
        Bill { stock, cost, paid: Goods::NONE, any }
    }

    /// Foods and luxuries that are still owed.
    pub fn owed(&self) -> (u16, u16) {
        let (foods, luxuries) = (u16::from(self.cost.foods), u16::from(self.cost.luxuries));
        (foods.saturating_sub(self.paid.foods()), luxuries.saturating_sub(self.paid.luxuries()))
    }

    /// How many of this kind can be paid besides what is paid.
    #[inline]
    fn left(&self, good: Good) -> u16 {
        let paid = self.paid.get(good);
        let left = self.stock.get(good).saturating_sub(paid);
        if self.any { left } else { left.min(u16::from(paid == 0)) }
    }

    fn ways_of(&self, class: [Good; 4], owed: u16) -> Ways {
        if owed == 0 {
            return Ways::One;
        }
        let (mut all, mut kinds) = (0, 0);
        for good in class {
            let left = self.left(good);
            all += left;
            kinds += u16::from(left > 0);
        }
        if all < owed {
            Ways::None
        } else if all == owed || kinds == 1 {
            Ways::One
        } else {
            Ways::Several
        }
    }

    fn has_materials(&self) -> bool {
        self.stock.get(Good::Wood) >= u16::from(self.cost.wood)
            && self.stock.get(Good::Stone) >= u16::from(self.cost.stone)
    }

    /// Whether it can be paid to the end.
    pub fn can_be_paid(&self) -> bool {
        let (foods, luxuries) = self.owed();
        self.has_materials()
            && self.ways_of(Good::FOODS, foods) != Ways::None
            && self.ways_of(Good::LUXURIES, luxuries) != Ways::None
    }

    /// The goods of which one can be paid next: foods first, then luxuries.
    pub fn next(&self) -> impl Iterator<Item = Good> + use<> {
        let (bill, (foods, luxuries)) = (*self, self.owed());
        let class = if foods > 0 && self.ways_of(Good::FOODS, foods) == Ways::Several {
            Some(Good::FOODS)
        } else if luxuries > 0 && self.ways_of(Good::LUXURIES, luxuries) == Ways::Several {
            Some(Good::LUXURIES)
        } else {
            None
        };
        class.into_iter().flatten().filter(move |good| bill.left(*good) > 0)
    }

    /// Everything that is paid, if there is only one way to pay what is still owed.
    pub fn only(&self) -> Option<Goods> {
        let (foods, luxuries) = self.owed();
        if self.ways_of(Good::FOODS, foods) != Ways::One || self.ways_of(Good::LUXURIES, luxuries) != Ways::One {
            return None;
        }
        let mut all = self.paid;
        for (class, mut owed) in [(Good::FOODS, foods), (Good::LUXURIES, luxuries)] {
            for good in class {
                let n = self.left(good).min(owed);
                all.add(good, n);
                owed -= n;
            }
        }
        all.add(Good::Wood, u16::from(self.cost.wood));
        all.add(Good::Stone, u16::from(self.cost.stone));
        Some(all)
    }

    /// The same after one more good is paid.
    #[must_use]
    pub fn with(mut self, good: Good) -> Bill {
        self.paid.add(good, 1);
        self
    }
}

/// Whether a payment needs philosophy: a food or a luxury is in it twice.
pub fn breaks_different(paid: Goods) -> bool {
    Good::FOODS.into_iter().chain(Good::LUXURIES).any(|good| paid.get(good) > 1)
}
