/** Browser titles of the beam screens. */
export const beamTitles = { list: 'Beamen', show: 'Code', enter: 'Beam mich' } as const;
