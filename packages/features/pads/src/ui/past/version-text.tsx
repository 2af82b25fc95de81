import { Button, makeStyles } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ListState, look } from '@pausenplatz/kernel-ui';
import { getPadVersion, type PastVersion } from '../../contract/past.ts';
import { pastTexts as texts } from '../../texts.ui.ts';
import { PadText } from '../read/pad-text.tsx';
import { momentOf } from './version-list.tsx';

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  button: { minHeight: look.touch },
});

const nothingToDo = { isMember: true, isKeeper: true, mayWrite: false } as const;

interface VersionTextProps {
  readonly blockId: string;
  readonly version: PastVersion;
  readonly mayRestore: boolean;
  readonly onBack: () => void;
  readonly onRestore: () => void;
}

/** The whole text of an earlier time. */
export function VersionText({ blockId, version, mayRestore, onBack, onRestore }: VersionTextProps) {
  const styles = useStyles();
  const query = useCall(getPadVersion, { blockId, versionId: version.id });
  return (
    <ListState query={query} isEmpty={() => false} empty={null}>
      {(past) => (
        <>
          <div className={styles.tools}>
            <Button className={styles.button} onClick={onBack}>
              {texts.back}
            </Button>
            {mayRestore && (
              <Button className={styles.button} appearance="primary" onClick={onRestore}>
                {texts.restore}
              </Button>
            )}
          </div>
          <PadText title={fill(texts.showNamed, { at: momentOf(version) })} pad={{ ...past, rights: nothingToDo }} />
        </>
      )}
    </ListState>
  );
}
