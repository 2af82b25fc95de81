import { Canvas, paint } from './canvas.tsx';

interface SceneProps {
  readonly className?: string;
}

/** Pages, lists, collections: a shelf with a few things on it. */
export function Shelf({ className }: SceneProps) {
  return (
    <Canvas {...(className !== undefined && { className })}>
      <ellipse cx="120" cy="84" rx="108" ry="66" fill={paint.sky} />
      <rect x="64" y="56" width="16" height="54" rx="3" fill={paint.teal} />
      <rect x="82" y="64" width="14" height="46" rx="3" fill={paint.sun} />
      <rect x="98" y="52" width="18" height="58" rx="3" fill={paint.violet} />
      <path d="m122 66 14-5 15 44-14 5Z" fill={paint.pink} />
      <circle cx="178" cy="90" r="20" fill={paint.blue} />
      <path d="M164 80c10 4 14 14 26 12M178 70c-6 12-6 28 0 40" stroke={paint.skyBlue} strokeWidth="4" strokeLinecap="round" fill="none" />
      <path d="M40 114h160" stroke={paint.wood} strokeWidth="8" strokeLinecap="round" />
      <path d="M60 118v18M180 118v18" stroke={paint.wood} strokeWidth="6" strokeLinecap="round" />
    </Canvas>
  );
}

/** Not found: a signpost where the path forks. */
export function LostPath({ className }: SceneProps) {
  return (
    <Canvas {...(className !== undefined && { className })}>
      <ellipse cx="120" cy="92" rx="110" ry="58" fill={paint.grass} />
      <path d="M104 150c4-24 4-34-28-52M132 150c0-22 6-36 44-48" stroke={paint.wall} strokeWidth="14" strokeLinecap="round" fill="none" />
      <path d="M120 140V34" stroke={paint.wood} strokeWidth="8" strokeLinecap="round" />
      <path d="M120 40h52l14 12-14 12h-52Z" fill={paint.teal} />
      <path d="M120 72H72L58 84l14 12h48Z" fill={paint.sun} />
      <path d="M134 52h32M80 84h30" stroke={paint.paper} strokeWidth="5" strokeLinecap="round" />
      <circle cx="196" cy="34" r="14" fill={paint.sunSoft} />
      <path d="M34 126c6-16 18-16 22-2 8-8 16-2 14 8H32c-4-2-2-6 2-6Z" fill={paint.leaf} />
    </Canvas>
  );
}
