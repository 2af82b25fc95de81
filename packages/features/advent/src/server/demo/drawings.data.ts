const night = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" width="900" height="600"><defs><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1b2a5c"/><stop offset="1" stop-color="#5a4a8a"/></linearGradient></defs><rect width="900" height="600" fill="url(#n)"/>${[
    [90, 80],
    [210, 150],
    [330, 60],
    [470, 130],
    [640, 70],
    [780, 160],
    [560, 220],
    [140, 260],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="#fff" opacity=".8"/>`)
    .join('')}<path d="M0 470c200-50 420-40 600-10s220 20 300 0v140H0z" fill="#eef3ff"/>${inside}</svg>`;

/** Own drawings behind the doors of the demo calendar, as SVG of few shapes. */
export const demoDrawings = {
  snowman: night(
    '<circle cx="450" cy="440" r="105" fill="#fff"/><circle cx="450" cy="295" r="76" fill="#f7faff"/><circle cx="450" cy="185" r="54" fill="#fff"/><path d="M405 120h90v-62h-90zM385 120h130v14H385z" fill="#8a2f5e"/><path d="m452 190 66 14-66 10z" fill="#f28c28"/><circle cx="432" cy="172" r="6" fill="#22345c"/><circle cx="470" cy="172" r="6" fill="#22345c"/><path d="M395 232h110v24H395z" fill="#d1433b"/><path d="M478 252h26v70h-26z" fill="#b5342d"/><g fill="#22345c"><circle cx="450" cy="290" r="7"/><circle cx="450" cy="325" r="7"/><circle cx="450" cy="410" r="7"/></g>',
  ),
  candle: night(
    '<ellipse cx="450" cy="500" rx="210" ry="36" fill="#2f7d4b"/><circle cx="330" cy="490" r="20" fill="#d1433b"/><circle cx="560" cy="506" r="20" fill="#d1433b"/><circle cx="450" cy="190" r="150" fill="#ffd76a" opacity=".25"/><rect x="400" y="270" width="100" height="230" rx="12" fill="#fff6e0"/><path d="M450 270v-26" stroke="#5b3a1e" stroke-width="6"/><path d="M450 120c44 60 48 96 0 130-48-34-44-70 0-130z" fill="#ffb52e"/><path d="M450 175c20 28 22 48 0 66-22-18-20-38 0-66z" fill="#fff1b8"/>',
  ),
  star: night(
    '<path d="m450 90 48 142 150 2-120 90 44 144-122-86-122 86 44-144-120-90 150-2z" fill="#ffd35c" stroke="#fff4cf" stroke-width="10" stroke-linejoin="round"/><path d="M450 90v240m198-96-198 96m122 138L450 330m-122 138 122-138m-198-96 198 96" stroke="#e0a52c" stroke-width="5"/>',
  ),
} as const;
