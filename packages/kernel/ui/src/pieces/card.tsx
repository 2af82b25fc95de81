import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { look } from '../theme/look.ts';

const useStyles = makeStyles({
  card: {
    boxSizing: 'border-box',
    minWidth: 0,
    padding: '20px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    '@media (max-width: 640px)': { padding: '16px' },
    '@media print': { boxShadow: 'none', border: `1px solid ${tokens.colorNeutralStroke1}` },
  },
});

/** The white surface that content stands on. */
export function Card({
  children,
  className,
  as: Element = 'div',
}: {
  children: ReactNode;
  className?: string;
  as?: 'div' | 'section' | 'article' | 'li';
}) {
  return <Element className={mergeClasses(useStyles().card, className)}>{children}</Element>;
}
