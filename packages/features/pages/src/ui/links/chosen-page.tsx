import { Button, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components';
import { Document24Regular } from '@fluentui/react-icons/svg/document';
import { Warning24Filled } from '@fluentui/react-icons/svg/warning';
import { FormField } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useEffect, useRef } from 'react';
import { blockEditorTexts } from '../../texts.ts';
import { useLinkedPage } from './use-linked-pages.ts';

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    minHeight: look.touch,
    padding: '4px 4px 4px 12px',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px',
    borderRadius: look.radiusPicture,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  gone: { border: `1px solid ${tokens.colorPaletteMarigoldBorder2}`, backgroundColor: tokens.colorPaletteMarigoldBackground1 },
  icon: { display: 'flex', color: tokens.colorBrandForeground1 },
  iconGone: { color: tokens.colorPaletteMarigoldForeground1 },
  words: { display: 'grid', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  group: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
});

interface ChosenPageProps {
  readonly label: string;
  /** What the link names: an id, or the last part of an address. */
  readonly named: string;
  readonly error?: string | undefined;
  /** It has just taken the place of the field in which it was found. */
  readonly hasFocus: boolean;
  readonly onOther: () => void;
}

/** A link to an own page, by its name; one that leads nowhere any more says so. */
export function ChosenPage({ label, named, error, hasFocus, onOther }: ChosenPageProps) {
  const styles = useStyles();
  const texts = blockEditorTexts.links;
  const page = useLinkedPage(named);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) frame.current?.querySelector('button')?.focus();
  }, [hasFocus]);
  const isGone = page === null;
  return (
    <FormField label={label} error={error}>
      <div ref={frame} className={mergeClasses(styles.page, isGone && styles.gone)} role="group" aria-label={label}>
        <span className={mergeClasses(styles.icon, isGone && styles.iconGone)} aria-hidden>
          {isGone ? <Warning24Filled /> : <Document24Regular />}
        </span>
        {page === undefined && <Spinner size="tiny" label={texts.pageAsked} />}
        {isGone && <span>{texts.pageGone}</span>}
        {page && (
          <span className={styles.words}>
            <span className={styles.name}>{page.name}</span>
            {page.groupName !== '' && <span className={styles.group}>{page.groupName}</span>}
          </span>
        )}
        <Button appearance="subtle" onClick={onOther}>
          {texts.pageOther}
        </Button>
      </div>
    </FormField>
  );
}
