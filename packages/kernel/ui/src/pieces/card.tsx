import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { look } from '../theme/look.ts';

const useStyles = makeStyles({
  card: {
    boxSizing: 'border-box',
    minWidth: 0,
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    '@media print': { boxShadow: 'none', border: `1px solid ${tokens.colorNeutralStroke1}` },
  },
  padded: { padding: '20px', '@media (max-width: 640px)': { padding: '16px' } },
});

interface CardProps {
  readonly children: ReactNode;
  readonly className?: string;
  readonly as?: 'div' | 'section' | 'article' | 'li';
  /** Without padding of its own, where content reaches the edges. */
  readonly flush?: boolean;
}

/** The white surface that content stands on. */
export function Card({ children, className, as: Element = 'div', flush = false }: CardProps) {
  const styles = useStyles();
  return <Element className={mergeClasses(styles.card, !flush && styles.padded, className)}>{children}</Element>;
}
