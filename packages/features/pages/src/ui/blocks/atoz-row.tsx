import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDown24Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp24Regular } from '@fluentui/react-icons/svg/chevron-up';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { fill } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { look } from '@pausenplatz/kernel-ui/theme';
import { atozEditorTexts } from '../../texts.atoz-editor.ts';
import { AtozFields } from './atoz-fields.tsx';
import type { AtozEntry, AtozSettings } from './use-atoz-entries.ts';

const useStyles = makeStyles({
  row: {
    borderRadius: look.radiusCard,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '4px', padding: '0 4px 0 0' },
  open: {
    minHeight: '48px',
    padding: '4px 12px',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '12px',
    border: 'none',
    borderRadius: look.radiusCard,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `3px solid ${tokens.colorBrandStroke1}` },
  },
  line: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  term: { fontWeight: tokens.fontWeightSemibold, marginRight: '12px' },
  text: { color: tokens.colorNeutralForeground2 },
  fields: { padding: '4px 12px 16px' },
});

interface AtozRowProps extends Pick<BlockEditorProps<AtozSettings>, 'page' | 'addFile'> {
  readonly entry: AtozEntry;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (id: string, of: (entry: AtozEntry) => AtozEntry) => void;
  readonly onRemove: () => void;
  readonly errorAt: (field: string) => string | undefined;
}

/** One entry in a line; its fields open below it. */
export function AtozRow({ entry, isOpen, onOpen, onRemove, ...fields }: AtozRowProps) {
  const styles = useStyles();
  const texts = atozEditorTexts;
  const term = entry.term || texts.unnamed;
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-label={fill(texts.edit, { term })}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp24Regular aria-hidden /> : <ChevronDown24Regular aria-hidden />}
          <span className={styles.line}>
            <span className={styles.term}>{term}</span>
            <span className={styles.text}>{entry.text}</span>
          </span>
        </button>
        <Button appearance="subtle" icon={<Delete24Regular />} aria-label={fill(texts.remove, { term })} onClick={onRemove} />
      </div>
      {isOpen && (
        <div className={styles.fields}>
          <AtozFields entry={entry} {...fields} />
        </div>
      )}
    </div>
  );
}
