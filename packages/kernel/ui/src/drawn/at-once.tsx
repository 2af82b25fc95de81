import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  // While a page is read, nothing comes after this until all of it is there. (`:last-child` means nothing to a browser that still reads.)
  whole: { ':not(:has(+ span))': { display: 'none' } },
});

interface AtOnceProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Things in a row that make room for each other, shown when all of them are there: a page that is painted while it arrives would move
 * each of them with the next one.
 */
export function AtOnce({ className, children }: AtOnceProps) {
  return (
    <>
      <div className={mergeClasses(className, useStyles().whole)}>{children}</div>
      <span hidden />
    </>
  );
}
