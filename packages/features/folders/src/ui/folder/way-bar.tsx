import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { fill } from '@pausenplatz/kernel-contract';
import { Fragment } from 'react';
import type { FolderItem } from '../../contract/index.ts';
import { folderTexts as texts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  way: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', color: tokens.colorNeutralForeground2 },
  step: { minWidth: 0, paddingInline: '8px', overflowWrap: 'anywhere' },
  here: { paddingInline: '8px', fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1, overflowWrap: 'anywhere' },
});

interface WayBarProps {
  readonly title: string;
  readonly way: readonly FolderItem[];
  readonly onGo: (id: string | null) => void;
}

/** Where one is, and the way back up. */
export function WayBar({ title, way, onGo }: WayBarProps) {
  const styles = useStyles();
  return (
    <nav className={styles.way} aria-label={fill(texts.way, { title })}>
      <Button appearance="subtle" className={styles.step} onClick={() => onGo(null)}>
        {title}
      </Button>
      {way.map(({ id, name }, index) => (
        <Fragment key={id}>
          <ChevronRight16Regular aria-hidden />
          {index === way.length - 1 ? (
            <span className={styles.here} aria-current="page">
              {name}
            </span>
          ) : (
            <Button appearance="subtle" className={styles.step} onClick={() => onGo(id)}>
              {name}
            </Button>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
