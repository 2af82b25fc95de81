/** The own illustrations, with the size of their canvas. */
export const sceneSizes = {
  schoolYard: [480, 360],
  emptyNest: [240, 160],
  closedGate: [240, 160],
  rain: [240, 160],
  summer: [240, 160],
  autumn: [240, 160],
  snow: [240, 160],
  shelf: [240, 160],
  lostPath: [240, 160],
} as const;
export type SceneName = keyof typeof sceneSizes;
