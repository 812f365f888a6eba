use super::*;
struct L(rand_pcg::Pcg64Mcg);
impl table::chance::Luck for L {
    fn below(&mut self, n: u32) -> u32 {
        use rand::RngExt;
        self.0.random_range(0..n)
    }
}
#[test]
fn quick() {
    use rand::SeedableRng;
    for seats in 2..=5u8 {
        for seed in 0..200u64 {
            let mut luck = L(rand_pcg::Pcg64Mcg::seed_from_u64(seed));
            let mut named = table::meta::Named::new();
            if seats == 2 && seed % 2 == 0 {
                named.insert("two_player_neutrals".into(), "true".into());
            }
            if seed % 3 == 0 {
                named.insert("pecunia_mode".into(), ["single_swap", "one_to_one"][(seed / 3 % 2) as usize].into());
            }
            if seed % 5 == 0 {
                for o in ["forum5_two_buildings", "tie_marker_ends_placement", "build_points_villas_only"] {
                    named.insert(o.into(), "true".into());
                }
                named.insert("final_tie".into(), "tie_track".into());
            }
            let o = Aquileia::META.options(&named, seats).unwrap();
            let mut s = Aquileia::setup(&o, seats);
            let (mut l, mut w) = (vec![], vec![]);
            let mut n = 0;
            loop {
                s.check().unwrap_or_else(|e| panic!("{seats} {seed} {n} {e}: {s:?}"));
                for v in s.all().map(Viewer::Seat).chain([Viewer::Public, Viewer::After]) {
                    let seen = Seen::<Aquileia>::of(&s, v);
                    seen.check().unwrap_or_else(|e| panic!("{v:?} {seats} {seed} {n} {e}: {s:?}"));
                    if n % 7 == 0 {
                        let i = seen::imagine(&seen, &mut luck);
                        i.check().unwrap_or_else(|e| panic!("imagined {v:?} {e} {s:?}\n{i:?}"));
                        assert!(seen::is_whole(&i));
                        assert_eq!(Seen::<Aquileia>::of(&i, v), seen, "{v:?}");
                    }
                }
                let Some(i) = table::playout::pick::<Aquileia>(&s, &mut luck, &mut l, &mut w) else { break };
                assert!(l.len() < 200);
                table::playout::carry_out::<Aquileia>(&mut s, i, &mut Log::silent());
                n += 1;
                assert!(n < 5000);
            }
        }
    }
    println!("{}", std::mem::size_of::<State>());
}
