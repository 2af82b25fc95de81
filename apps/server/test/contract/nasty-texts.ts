const signs = 20_000;
const filled = (part: string, length: number, end = ''): string => {
  const times = Math.max(0, Math.floor((length - end.length) / part.length));
  return part.repeat(times) + end;
};

/** Pieces at which expressions stumble when they come often and then something else does not. */
const pieces: readonly (readonly [part: string, end: string])[] = [
  ['a', ''],
  ['a', '!'],
  ['a', '.'],
  ['a.', ''],
  ['a.', '!'],
  ['a-', '-'],
  ['a-a', '_'],
  ['1', 'x'],
  ['1.', 'x'],
  ['ä', '.'],
  ['🇦', 'x'],
  ['👩\u200d', 'x'],
  ['\u200d', 'x'],
  ['<meta ', ''],
  ['<', ''],
  ['@', ''],
  ['a@', ''],
  ['a@a.', '.'],
  [' ', 'x'],
  ['\u00a0', 'x'],
  ['\n', 'x'],
  ['/', ''],
  ['/a', '\\'],
  ['/../', ''],
  ['%', ''],
  ['%2f', '%'],
  ['\\', ''],
  ['"', ''],
  ['{', ''],
  ['[', ''],
  ['(', ''],
  [',', ';'],
  ['M0,0', 'x'],
  ['https://', ''],
  ['https://a', ' '],
  ['=', '='],
];
/** What a field asks for before it looks on. */
const beginnings = ['', 'https://', 'https://a.ch/', '/', '/seite/', 'data:image/png;base64,', 'a@a.', '1', 'p1'];

/** Texts of so many signs that look as if they fitted until their end. */
export const nastyTexts = (length = signs): readonly string[] =>
  pieces.flatMap(([part, end]) => beginnings.map((beginning) => beginning + filled(part, length - beginning.length, end)));
