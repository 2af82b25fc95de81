/** Every sentence of the icons feature, grouped by place. */
export const iconsTexts = {
  refusals: {
    ICON_NOT_FOUND: { title: 'Zeichen nicht gefunden', body: 'Dieses Bild gehört nicht (mehr) zu deinen Zeichen.' },
    ICONS_FULL: {
      title: 'Genug eigene Zeichen',
      body: 'Mehr als {count} eigene Zeichen bewahren wir nicht auf. Entferne eines, das du nicht mehr brauchst.',
    },
  },
} as const;

/** The one group of our own set. */
export const ownSetTexts = { all: 'Schule und mehr' } as const;
