use super::event::Event; use table::text::Text;
pub fn tell(_e:&Event)->Option<Text>{None}
