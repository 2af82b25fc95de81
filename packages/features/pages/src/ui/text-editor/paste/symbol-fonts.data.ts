/** What the signs of fonts without letters mean, by their places in the font. */
const greek = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ';
const smallGreek = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ';
const signs = (from: number, all: string): readonly (readonly [number, string])[] => Array.from(all, (sign, at) => [from + at, sign]);

const symbol = new Map([
  ...signs(0x41, greek),
  ...signs(0x61, smallGreek),
  ...signs(0x20, ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅'),
  ...signs(0x5b, '[∴]⊥_‾'),
  ...signs(0x7b, '{|}∼'),
  ...signs(0xa1, 'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊'),
  ...signs(0xe5, '∑'),
  ...signs(0xf2, '∫'),
]);

const wingdings = new Map([
  ...signs(0x21, '✏✂✁👓🕭🕮🕯☎✆✉'),
  ...signs(0x45, '☜☞☝☟✋☺😐☹💣☠'),
  ...signs(0x6c, '●❍■□'),
  ...signs(0x71, '❑❒⬧⧫◆❖⬥⌧'),
  ...signs(0x80, '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿'),
  ...signs(0x9f, '•▪'),
  [0xa1, '○'],
  [0xa7, '▪'],
  [0xa8, '◻'],
  [0xab, '★'],
  [0xd8, '➢'],
  ...signs(0xdf, '←→↑↓↖↗↙↘←➔↑↓'),
  ...signs(0xef, '⇦⇨⇧⇩⬄⇳⬁⬀⬃⬂'),
  ...signs(0xfb, '✘✔☒☑'),
] as const);

const wingdings2 = new Map(signs(0x4f, '✗✓☒☑☒'));

/** By the names of the fonts, in small letters. */
export const symbolFonts: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map([
  ['symbol', symbol],
  ['wingdings', wingdings],
  ['wingdings 2', wingdings2],
  ['wingdings 3', new Map()],
  ['webdings', new Map()],
]);
