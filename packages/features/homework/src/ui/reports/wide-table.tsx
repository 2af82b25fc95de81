import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useReportStyles } from './report-styles.ts';

interface Heading {
  readonly label: string;
  /** Numbers stand under each other. */
  readonly isCount?: boolean;
}

interface WideTableProps {
  readonly name: string;
  readonly headings: readonly Heading[];
  /** The rows. */
  readonly children: ReactNode;
}

/** A table that scrolls in itself where it is wider than the screen, also by keyboard. */
export function WideTable({ name, headings, children }: WideTableProps) {
  const styles = useReportStyles();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={name}>
      <table className={styles.table}>
        <thead>
          <tr>
            {headings.map(({ label, isCount }) => (
              <th key={label} scope="col" className={mergeClasses(isCount && styles.count)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
