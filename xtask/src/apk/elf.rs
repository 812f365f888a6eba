//! Reads what matters of a shared library: what it needs, what it imports, how it is aligned.

use object::elf;
use object::read::elf::{Dyn as _, FileHeader as _, ProgramHeader as _, Sym as _};
use object::{Endianness, StringTable};

use super::native::PAGE;
use super::stubs;

/// A shared library's outside.
pub struct Library {
    /// The libraries it needs.
    pub needed: Vec<String>,
    /// The names it imports and cannot do without: a weak one may be missing.
    pub imports: Vec<String>,
    /// The smallest alignment of a LOAD segment.
    pub align: u64,
    /// Whether code would have to be changed when it is loaded.
    pub text_relocations: bool,
}

impl Library {
    /// Reads it.
    pub fn read(bytes: &[u8]) -> Result<Library, String> {
        let text = |e: object::Error| e.to_string();
        let header = elf::FileHeader64::<Endianness>::parse(bytes).map_err(text)?;
        let endian = header.endian().map_err(text)?;
        let mut library = Library { needed: Vec::new(), imports: Vec::new(), align: u64::MAX, text_relocations: false };
        let sections = header.sections(endian, bytes).map_err(text)?;
        let symbols = sections.symbols(endian, bytes, elf::SHT_DYNSYM).map_err(text)?;
        let strings: StringTable = symbols.strings();
        let word = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        for segment in header.program_headers(endian, bytes).map_err(text)? {
            if segment.p_type(endian) == elf::PT_LOAD {
                library.align = library.align.min(segment.p_align(endian));
            }
            for entry in segment.dynamic(endian, bytes).map_err(text)?.unwrap_or_default() {
                let value = entry.d_val(endian);
                match entry.d_tag(endian) {
                    elf::DT_NEEDED => {
                        library.needed.push(word(entry.string(endian, strings).map_err(text)?));
                    }
                    elf::DT_TEXTREL => library.text_relocations = true,
                    elf::DT_FLAGS if value & elf::DF_TEXTREL.0 != 0 => library.text_relocations = true,
                    _ => {}
                }
            }
        }
        for symbol in symbols.iter().skip(1).filter(|symbol| symbol.is_undefined(endian) && !symbol.is_weak()) {
            library.imports.push(word(symbol.name(endian, strings).map_err(|e| e.to_string())?));
        }
        Ok(library)
    }

    /// What is wrong with it for Android: nothing, if the list is empty.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.align < PAGE || !self.align.is_multiple_of(PAGE) {
            faults.push(format!("a LOAD segment is aligned to {:#x}, not to {PAGE:#x}", self.align));
        }
        if self.text_relocations {
            faults.push("it has text relocations".to_owned());
        }
        let system: Vec<String> = stubs::LIBRARIES.iter().map(|(name, ..)| format!("{name}.so")).collect();
        for needed in self.needed.iter().filter(|needed| !system.contains(needed)) {
            faults.push(format!("it needs {needed}"));
        }
        faults
    }

    /// The imports that are not looked up to be on the oldest phone.
    pub fn unknown_imports(&self) -> Vec<&str> {
        let known: Vec<&str> =
            stubs::LIBRARIES.iter().flat_map(|(_, _, list)| stubs::names(list)).map(|(name, _)| name).collect();
        self.imports.iter().map(String::as_str).filter(|import| !known.contains(import)).collect()
    }
}
