/** Drawings of children of the demo school, as SVG. */
const paper = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="720" viewBox="0 0 1000 720"><rect width="1000" height="720" fill="#fdf8ec"/>${inside}</svg>`;

const spines = (x: number, y: number, size: number, color: string) =>
  Array.from({ length: 19 }, (_none, index) => {
    const angle = Math.PI * (1.02 + index / 18.5);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return `<path d="M${x + dx * size * 0.6} ${y + dy * size * 0.55} L${x + dx * size * 1.25} ${y + dy * size * 1.1}" stroke="${color}" stroke-width="16" stroke-linecap="round"/>`;
  }).join('');

const hedgehog = (x: number, y: number, size: number, coat: string) =>
  `${spines(x, y, size, coat)}<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.62}" fill="${coat}"/><path d="M${x + size * 0.6} ${y - size * 0.4} Q${x + size * 1.5} ${y} ${x + size * 1.5} ${y + size * 0.25} Q${x + size} ${y + size * 0.62} ${x + size * 0.45} ${y + size * 0.5} Z" fill="#e8c39e"/><circle cx="${x + size * 1.5}" cy="${y + size * 0.22}" r="${size * 0.09}" fill="#2b2b2b"/><circle cx="${x + size * 0.98}" cy="${y}" r="${size * 0.07}" fill="#2b2b2b"/>`;

const leaves = (colors: readonly string[]) =>
  Array.from({ length: 26 }, (_none, index) => {
    const [x, y] = [60 + ((index * 173) % 880), 560 + ((index * 71) % 120)];
    return `<ellipse cx="${x}" cy="${y}" rx="46" ry="20" fill="${colors[index % colors.length]}" transform="rotate(${(index * 47) % 180} ${x} ${y})"/>`;
  }).join('');

export const drawings = {
  garden: paper(
    `<rect y="520" width="1000" height="200" fill="#9ccc65"/><circle cx="860" cy="120" r="64" fill="#fbc02d"/>${hedgehog(430, 470, 150, '#8d6e63')}`,
  ),
  autumn: paper(`${hedgehog(420, 450, 170, '#6d4c41')}${leaves(['#e65100', '#f9a825', '#bf360c', '#8d6e63'])}`),
  night: paper(
    `<rect width="1000" height="720" fill="#263c5c"/><circle cx="780" cy="150" r="70" fill="#fff3c4"/><rect y="560" width="1000" height="160" fill="#33691e"/>${hedgehog(300, 520, 110, '#a1887f')}${hedgehog(620, 560, 70, '#8d6e63')}`,
  ),
} as const;
export type Drawing = keyof typeof drawings;
