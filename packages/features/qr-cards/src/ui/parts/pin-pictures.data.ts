import type { ColorName } from '@pausenplatz/kernel-ui';

/** Own drawings on a field of 48 by 48, inside a circle, in the order of their names in the texts. */
export const pinPictures: readonly { readonly color: ColorName; readonly path: string }[] = [
  {
    color: 'yellow',
    path: 'M24 16a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM23 8h2v5h-2zM23 35h2v5h-2zM8 23h5v2h-5zM35 23h5v2h-5zM12 13.4l1.4-1.4l3.6 3.6l-1.4 1.4zM31 32.4l1.4-1.4l3.6 3.6l-1.4 1.4zM31 15.6l3.6-3.6l1.4 1.4l-3.6 3.6zM12 34.6l3.6-3.6l1.4 1.4l-3.6 3.6z',
  },
  {
    color: 'red',
    path: 'M25 16c1-4 3-6 6-7l1 2c-3 1-4 3-4.500 5c6-1 9.500 3 9.500 8c0 7-5 14-9 14c-2 0-3-1-4-1s-2 1-4 1c-4 0-9-7-9-14c0-6 4-9 8.500-8c2 0 3.500 1 5.500 0z',
  },
  {
    color: 'orange',
    path: 'M12 10l6 6h12l6-6v16c0 7-5 12-12 12s-12-5-12-12zM18 24a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM30 24a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM22 30h4l-2 3z',
  },
  { color: 'violet', path: 'M24 9l16 14h-4v15h-9v-9h-6v9h-9v-15h-4z' },
  { color: 'green', path: 'M24 8c6 0 11 5 11 10c4 1 5 4 5 6c0 4-3 6-7 6h-6v10h-6v-10h-6c-4 0-7-2-7-6c0-2 1-5 5-6c0-5 5-10 11-10z' },
  { color: 'blue', path: 'M24 8l5 11l12 1l-9 8l3 12l-11-6l-11 6l3-12l-9-8l12-1z' },
  { color: 'teal', path: 'M8 24c5-9 18-12 26-3l6-5v16l-6-5c-8 9-21 6-26-3zM17 20a2 2 0 1 0 0 4a2 2 0 1 0 0-4z' },
  { color: 'red', path: 'M9 26l3-1l4-8h14l6 8l4 1v8h-4a4 4 0 0 1-8 0h-9a4 4 0 0 1-8 0h-2zM18 20l-2 5h7v-5zM25 20v5h7l-4-5z' },
  {
    color: 'pink',
    path: 'M24 8a6 6 0 0 1 6 7a6 6 0 0 1 6 10a6 6 0 0 1-8 8l-3-1v8h-2v-8l-3 1a6 6 0 0 1-8-8a6 6 0 0 1 6-10a6 6 0 0 1 6-7zM24 19a4 4 0 1 0 0 8a4 4 0 1 0 0-8z',
  },
  {
    color: 'orange',
    path: 'M24 9a15 15 0 1 0 0 30a15 15 0 1 0 0-30zM23 12v11h-11a12 12 0 0 1 11-11zM25 12a12 12 0 0 1 11 11h-11zM12 25h11v11a12 12 0 0 1-11-11zM25 25h11a12 12 0 0 1-11 11z',
  },
  { color: 'pink', path: 'M24 39c-8-6-15-12-15-19c0-5 4-9 8-9c3 0 5.500 1.500 7 4c1.500-2.500 4-4 7-4c4 0 8 4 8 9c0 7-7 13-15 19z' },
  { color: 'blue', path: 'M28 9a15 15 0 1 0 11 20a13 13 0 0 1-11-20z' },
];
