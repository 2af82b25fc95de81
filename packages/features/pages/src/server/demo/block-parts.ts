import type { ChosenIcon } from '@pausenplatz/icons/contract';

/** Blocks of the demo pages in short: what differs between two of a kind. */

export const title = (text: string, size: 'large' | 'medium' | 'small' = 'large') => ({
  type: 'Title',
  settings: { text, size, align: 'start' },
});
export const text = (doc: object, card = true) => ({ type: 'Text', settings: { text: doc, card } });
export const picture = (fileId: string, alt: string, caption: string, width: 'small' | 'medium' | 'full' = 'full') => ({
  type: 'Picture',
  settings: { fileId, alt, caption, width, url: null },
});
export const rule = (style: 'solid' | 'dashed' | 'wave') => ({ type: 'HorizontalRule', settings: { style } });
export const space = (size: 'small' | 'medium' | 'large') => ({ type: 'Space', settings: { size } });
export const navigation = (shows: 'children' | 'siblings' | 'path' | 'turn', look: 'list' | 'tiles' = 'list') => ({
  type: 'Navigation',
  settings: { shows, look },
});
export const tiles = (...rows: [titleText: string, url: string, color: string, icon: ChosenIcon, fileId?: string][]) => ({
  type: 'LinkTilesList',
  settings: {
    size: 'large',
    tiles: rows.map(([titleText, url, color, icon, fileId], index) => ({
      id: `t${index}`,
      title: titleText,
      url,
      color,
      icon,
      ...(fileId !== undefined && { picture: { fileId, alt: '' } }),
    })),
  },
});
export const links = (...rows: [titleText: string, url: string, description: string][]) => ({
  type: 'LinkList',
  settings: { links: rows.map(([titleText, url, description], index) => ({ id: `l${index}`, title: titleText, url, description })) },
});

export const buttons = (look: 'row' | 'stack', ...rows: [titleText: string, url: string, color: string, icon: ChosenIcon][]) => ({
  type: 'LinkButtonsList',
  settings: {
    look,
    buttons: rows.map(([titleText, url, color, icon], index) => ({ id: `k${index}`, title: titleText, url, color, icon })),
  },
});

export const dictionary = (type: 'leo-en' | 'leo-fr' | 'leo-it' | 'leo-es', titleText: string) => ({
  type,
  settings: { title: titleText },
});

export const search = (titleText: string, ...places: string[]) => ({ type: 'Search', settings: { title: titleText, places } });

export const audio = (...rows: [titleText: string, fileId: string, transcript: string][]) => ({
  type: 'Audio',
  settings: { tracks: rows.map(([titleText, fileId, transcript], index) => ({ id: `a${index}`, fileId, title: titleText, transcript })) },
});

export const gallery = (look: 'grid' | 'masonry' | 'slides', ...rows: [fileId: string, alt: string, caption: string][]) => ({
  type: 'Gallery',
  settings: { look, pictures: rows.map(([fileId, alt, caption], index) => ({ id: `g${index}`, fileId, alt, caption })) },
});

export const register = (...rows: [term: string, words: string, more?: object][]) => ({
  type: 'AtoZ',
  settings: { takesEntries: true, entries: rows.map(([term, words, more], index) => ({ id: `r${index}`, term, text: words, ...more })) },
});

export const left = <Block extends object>(block: Block) => ({ ...block, place: 'left' as const });
export const right = <Block extends object>(block: Block) => ({ ...block, place: 'right' as const });
