use super::state::State; use table::prompt::*; use table::text::Text; use table::seat::Viewer; use table::scene::TouchId;
pub fn about(_s:&State,_v:Viewer,_t:TouchId)->Option<Sheet>{None}
pub fn reckoning(s:&State)->Reckoning{let f=s.all().map(|p|i32::from(super::score::sheet(s,p).total())).collect(); Reckoning{title:Text::new("x"),seats:s.all().collect(),rows:vec![ReckoningRow{label:Text::new("x"),numbers:f}],places:None}}
