use super::state::State; use table::canvas::Canvas; use table::seat::Viewer;
pub fn scene(_s:&State,_v:Viewer,_c:&mut Canvas){}
