import { Button, mergeClasses, Spinner } from '@fluentui/react-components';
import { Document24Regular } from '@fluentui/react-icons/svg/document';
import { Warning24Filled } from '@fluentui/react-icons/svg/warning';
import { FormField } from '@pausenplatz/kernel-ui';
import { useEffect, useRef } from 'react';
import { blockEditorTexts } from '../../texts.ts';
import { useChosenStyles } from './chosen-styles.ts';
import { useLinkedPage } from './use-linked-pages.ts';

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
  const styles = useChosenStyles();
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
