import { matchPath } from 'react-router-dom';

/** Whether a path leads to one of these screens, also where a screen has a place for a part of it: `/mein-konto/:section?`. */
export const isOneOf = (screens: readonly string[], path: string): boolean => screens.some((one) => matchPath(one, path) !== null);
