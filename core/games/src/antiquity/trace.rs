//! The game in the words of the rules file.
