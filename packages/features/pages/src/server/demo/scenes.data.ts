/** Own drawings for the demo pages, as SVG of few shapes; stored as pictures like any upload. */
const sky = (top: string, bottom: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 640" width="1200" height="640"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="1200" height="640" fill="url(#s)"/>${inside}</svg>`;

const mountains = `<path d="M0 420 180 210l120 130L470 120l170 240 110-120 190 190 110-90 150 120v220H0z" fill="#5f8f9f"/><path d="m470 120 62 88-40 26-30-20-38 30-34-22z" fill="#fff"/><path d="m180 210 46 50-34 16-20-12-28 18z" fill="#fff"/>`;
const meadow = `<path d="M0 470c200-70 380-50 600-10s420 30 600-20v200H0z" fill="#7fb069"/><path d="M0 540c260-60 500-30 720-10s320 20 480-10v120H0z" fill="#5d9250"/>`;
const tree = (x: number, y: number, size: number, color: string) =>
  `<rect x="${x - size / 10}" y="${y}" width="${size / 5}" height="${size * 0.7}" fill="#7a5537"/><circle cx="${x}" cy="${y - size * 0.15}" r="${size * 0.5}" fill="${color}"/><circle cx="${x - size * 0.35}" cy="${y + size * 0.1}" r="${size * 0.33}" fill="${color}"/><circle cx="${x + size * 0.35}" cy="${y + size * 0.1}" r="${size * 0.33}" fill="${color}"/>`;
const house = `<rect x="430" y="300" width="360" height="220" rx="6" fill="#f5e6c8"/><path d="M400 310 610 190l210 120z" fill="#b5523b"/><rect x="585" y="420" width="60" height="100" fill="#00797a"/>${[460, 525, 665, 730].map((x) => `<rect x="${x}" y="345" width="44" height="50" rx="4" fill="#8cc7d6"/>`).join('')}<circle cx="610" cy="265" r="24" fill="#fff"/><path d="M610 265v-16M610 265h12" stroke="#33414a" stroke-width="4"/>`;
const sun = (x: number, y: number, color = '#ffd35c') => `<circle cx="${x}" cy="${y}" r="58" fill="${color}"/>`;
const cloud = (x: number, y: number) =>
  `<g fill="#fff" opacity=".9"><circle cx="${x}" cy="${y}" r="34"/><circle cx="${x + 42}" cy="${y - 14}" r="44"/><circle cx="${x + 90}" cy="${y}" r="34"/><rect x="${x - 6}" y="${y}" width="104" height="34" rx="17"/></g>`;
const tent = (x: number, color: string) =>
  `<path d="M${x} 520 ${x + 90} 370l90 150z" fill="${color}"/><path d="m${x + 90} 370 34 150h-68z" fill="#33414a" opacity=".35"/>`;
const books = ['#d1495b', '#edae49', '#00798c', '#5d9250', '#8e6c8a', '#e07a5f', '#3d5a80']
  .map(
    (color, index) =>
      `<rect x="${250 + index * 100}" y="${210 + (index % 3) * 24}" width="82" height="${330 - (index % 3) * 24}" rx="8" fill="${color}"/><rect x="${262 + index * 100}" y="${250 + (index % 3) * 24}" width="58" height="12" rx="6" fill="#fff" opacity=".7"/>`,
  )
  .join('');

export const scenes = {
  schoolYard: sky(
    '#9fd8e8',
    '#eaf7f4',
    `${sun(1010, 130)}${cloud(140, 120)}${cloud(760, 90)}${mountains}${meadow}${house}${tree(250, 410, 130, '#4f8a44')}${tree(930, 420, 110, '#64a255')}`,
  ),
  camp: sky(
    '#f6c58f',
    '#fdf0dc',
    `${sun(220, 170, '#f28f3b')}${mountains}${meadow}${tent(330, '#d1495b')}${tent(560, '#00797a')}${tent(780, '#edae49')}${tree(1060, 420, 140, '#3f7a3a')}`,
  ),
  library: sky('#fdf3df', '#f7e3bf', `<rect x="150" y="545" width="900" height="26" rx="8" fill="#8a6242"/>${books}`),
  autumn: sky(
    '#c9e4ea',
    '#f7ecd9',
    `${sun(180, 130)}${cloud(820, 120)}${meadow}${tree(220, 390, 170, '#d9772b')}${tree(480, 420, 130, '#e3a72f')}${tree(760, 400, 160, '#b5432e')}${tree(1010, 420, 120, '#d9772b')}`,
  ),
} as const;
