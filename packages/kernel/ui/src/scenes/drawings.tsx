import type { ComponentType } from 'react';
import { LostPath, Shelf } from './object-scenes.tsx';
import type { SceneName } from './scene-names.ts';
import { SchoolYard } from './school-yard.tsx';
import { Autumn, Snow, Summer } from './season-scenes.tsx';
import { ClosedGate, EmptyNest, Rain } from './small-scenes.tsx';

const drawings: Readonly<Record<SceneName, ComponentType<{ readonly className?: string }>>> = {
  schoolYard: SchoolYard,
  emptyNest: EmptyNest,
  closedGate: ClosedGate,
  rain: Rain,
  summer: Summer,
  autumn: Autumn,
  snow: Snow,
  shelf: Shelf,
  lostPath: LostPath,
};

/** Draws a scene by its name. */
export function Drawing({ name, className }: { readonly name: SceneName; readonly className?: string }) {
  const Named = drawings[name];
  return <Named {...(className !== undefined && { className })} />;
}
