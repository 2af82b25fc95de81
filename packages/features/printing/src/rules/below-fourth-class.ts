const youngest = /kinderg|\bkg\b|basisstufe|unterstufe/iu;
// «Sek 1a» is the seventh class, «1. Gym» the ninth.
const older = /sek|real|gym|oberstufe|mittelstufe|lehr|matur/iu;
const firstNumber = /(?<![\d.])\d{1,2}(?!\d)/u;

/** Whether a class is below the fourth, as its name says: «Kindergarten Süd», «1./2. Klasse», «3a»; a name that says nothing is not. */
export function isBelowFourthClass(className: string): boolean {
  if (youngest.test(className)) return true;
  if (older.test(className)) return false;
  const number = Number(firstNumber.exec(className)?.[0] ?? 0);
  return number >= 1 && number <= 3;
}
