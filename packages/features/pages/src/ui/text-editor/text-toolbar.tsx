import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { blockEditorTexts } from '../../texts.ts';
import { boxActions } from './box-actions.tsx';
import { tableActions } from './table-actions.tsx';
import { formulaIcon, historyActions, linkIcon, pictureIcon, type TextAction, textActions } from './text-actions.tsx';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px',
    padding: '6px 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: `${look.radiusCard} ${look.radiusCard} 0 0`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  button: {
    boxSizing: 'border-box',
    width: look.touch,
    height: look.touch,
    padding: 0,
    display: 'grid',
    placeItems: 'center',
    border: 'none',
    borderRadius: look.radiusPicture,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default', backgroundColor: 'transparent' },
  },
  on: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  gap: { width: '1px', height: '24px', margin: '0 4px', backgroundColor: tokens.colorNeutralStroke2 },
});

interface TextToolbarProps {
  readonly editor: Editor;
  readonly onLink: () => void;
  readonly onFormula: () => void;
  readonly onPicture: () => void;
}

/** The text editor's toolbar: one stop for Tab, arrows move inside (ARIA toolbar pattern). */
export function TextToolbar({ editor, onLink, onFormula, onPicture }: TextToolbarProps) {
  const styles = useStyles();
  const texts = blockEditorTexts.text;
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('bold');
  const link: TextAction = {
    name: 'link',
    label: texts.link,
    keys: 'Control+K',
    icon: linkIcon,
    run: onLink,
    isOn: (one) => one.isActive('link'),
  };
  const formula: TextAction = {
    name: 'formula',
    label: texts.formula,
    icon: formulaIcon,
    run: onFormula,
    isOn: (one) => one.isActive('formula'),
  };
  const picture: TextAction = {
    name: 'picture',
    label: texts.picture,
    icon: pictureIcon,
    run: onPicture,
    isOn: (one) => one.isActive('picture'),
  };
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  const isInBox = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('box') });
  const groups = [
    ...textActions,
    [link, picture, formula],
    ...(isInBox ? [boxActions] : []),
    ...(isInTable ? [tableActions] : []),
    historyActions,
  ];
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      Object.fromEntries(groups.flat().map(({ name, isOn, isOff }) => [name, `${isOn?.(now) ?? ''}/${isOff?.(now) ?? ''}`])),
  });
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = nextPlace(event.key, at, buttons.length);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const button = (action: TextAction): ReactElement => {
    const [on, off] = (states[action.name] ?? '/').split('/');
    return (
      <button
        key={action.name}
        type="button"
        tabIndex={stop === action.name ? 0 : -1}
        className={mergeClasses(styles.button, on === 'true' && styles.on)}
        aria-label={action.label}
        title={action.keys === undefined ? action.label : `${action.label} (${action.keys.replace('Control', 'Ctrl')})`}
        disabled={off === 'true'}
        {...(action.keys !== undefined && { 'aria-keyshortcuts': action.keys })}
        {...(action.isOn && { 'aria-pressed': on === 'true' })}
        onFocus={() => setStop(action.name)}
        onClick={() => action.run(editor)}
      >
        {action.icon}
      </button>
    );
  };
  return (
    <div ref={bar} role="toolbar" tabIndex={-1} aria-label={texts.toolbar} className={styles.bar} onKeyDown={walk}>
      {groups.map((group, place) => [
        place > 0 && <span key={`gap${group[0]?.name}`} className={styles.gap} aria-hidden />,
        ...group.map(button),
      ])}
    </div>
  );
}

function nextPlace(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
