import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark';
import { Color24Regular } from '@fluentui/react-icons/svg/color';
import { kernelTexts } from '@pausenplatz/kernel-contract';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { FormField } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { type Page, pageLimits } from '../../contract/index.ts';
import { nextSaveState, nothingToSave } from '../../rules/index.ts';
import { editingTexts } from '../../texts.ts';
import type { PageUpdate } from '../data.ts';
import { ShowButton } from '../page/show-button.tsx';
import { BackgroundDialog } from './background-dialog.tsx';
import { SaveStateLabel } from './save-state-label.tsx';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    // Below the host's top bar.
    top: '68px',
    zIndex: 3,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '12px',
    padding: '12px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    '@media (max-width: 640px)': { position: 'static' },
    // It has the focus for a moment only, and nothing can be done with it.
    ':focus': { outlineStyle: 'none' },
  },
  title: { flexGrow: 1, flexBasis: '240px', minWidth: 0 },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    '@media (max-width: 640px)': { width: '100%', '& > button': { flexGrow: 1 } },
  },
});

const pauseMs = 800;

interface EditBarProps {
  readonly page: Page;
  /** What it shows, and what was just uploaded. */
  readonly files: Readonly<Record<string, ShownBlockFile>>;
  readonly addFile: (id: string, file: ShownBlockFile) => void;
  readonly update: (update: PageUpdate) => Promise<unknown>;
  readonly report: (error: unknown) => unknown;
  readonly onDone: () => void;
  /** More buttons of the page as a whole. */
  readonly children?: ReactNode;
}

/** What belongs to the page as a whole while it is edited: title, background, the way out. */
export function EditBar({ page, files, addFile, update, report, onDone, children }: EditBarProps) {
  const styles = useStyles();
  const [title, setTitle] = useState(page.title);
  const [state, dispatch] = useReducer(nextSaveState, nothingToSave);
  const [choosesBackground, setChoosesBackground] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // «Bearbeiten» is gone, and this came a moment later: not the field, which would call the keyboard of a tablet. With the bar itself, or it
  // would take the focus from where somebody went first.
  useLayoutEffect(() => {
    // Nor from a dialog that opened meanwhile: it would lie there, hidden from screen readers.
    if (!document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) bar.current?.focus({ preventScroll: true });
  }, []);
  const save = (value: string) => {
    clearTimeout(timer.current);
    if (value === '' || value === page.title) return;
    dispatch({ type: 'sent' });
    update({ id: page.id, field: 'title', value }).then(
      () => dispatch({ type: 'saved' }),
      (error: unknown) => {
        dispatch({ type: 'failed' });
        report(error);
      },
    );
  };
  const type = (value: string) => {
    setTitle(value);
    dispatch({ type: 'typed' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save(value.trim()), pauseMs);
  };
  return (
    <section ref={bar} tabIndex={-1} className={styles.bar} aria-label={editingTexts.bar}>
      <FormField className={styles.title} label={editingTexts.title} error={title.trim() === '' ? kernelTexts.fields.required : undefined}>
        <Input
          value={title}
          maxLength={pageLimits.titleMaximum}
          onChange={(_event, { value }) => type(value)}
          onBlur={() => save(title.trim())}
        />
      </FormField>
      <div className={styles.buttons}>
        {state.kind !== 'idle' && <SaveStateLabel state={state} onRetry={() => save(title.trim())} />}
        {children}
        <Button icon={<Color24Regular />} onClick={() => setChoosesBackground(true)}>
          {editingTexts.background}
        </Button>
        {page.draft && <ShowButton page={page} update={update} />}
        <Button appearance={page.draft ? 'secondary' : 'primary'} icon={<Checkmark24Regular />} onClick={onDone}>
          {editingTexts.done}
        </Button>
      </div>
      {choosesBackground && (
        <BackgroundDialog
          background={page.background}
          files={files}
          addFile={addFile}
          onChoose={(value) => void update({ id: page.id, field: 'background', value }).catch(report)}
          onClose={() => setChoosesBackground(false)}
        />
      )}
    </section>
  );
}
