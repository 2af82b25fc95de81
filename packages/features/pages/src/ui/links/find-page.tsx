/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a list to choose from below a field that takes every address needs ARIA's roles; <datalist> shows values, not names. */
import { Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Document20Regular } from '@fluentui/react-icons/svg/document';
import { FormField } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { PageHit } from '../../rules/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import type { LinkFieldProps } from './link-field.tsx';
import { usePageHits } from './use-page-hits.ts';

const useStyles = makeStyles({
  frame: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px' },
  list: {
    maxHeight: '264px',
    overflowY: 'auto',
    padding: '4px',
    borderRadius: look.radiusCard,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
  },
  hit: {
    boxSizing: 'border-box',
    minHeight: look.touch,
    padding: '4px 8px',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '0 8px',
    borderRadius: look.radiusPicture,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: { backgroundColor: tokens.colorBrandBackground2, ':hover': { backgroundColor: tokens.colorBrandBackground2 } },
  icon: { display: 'flex', color: tokens.colorBrandForeground1 },
  words: { display: 'grid', minWidth: 0 },
  line: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  detail: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
});

interface FindPageProps extends Omit<LinkFieldProps, 'onPage'> {
  /** It has just taken the place of the page that was chosen before. */
  readonly hasFocus: boolean;
  readonly onChoose: (hit: PageHit) => void;
  readonly onLeave: () => void;
}

/** A field for an address, with the own pages below it whose names fit what is typed. */
export function FindPage({ label, value, help, error, hasFocus, onChange, onChoose, onLeave }: FindPageProps) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const hits = usePageHits(value, isOpen);
  const shown = isOpen ? hits : [];
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const idOf = (place: number) => `${listId}-${place}`;
  const press = (event: KeyboardEvent) => {
    const hit = shown[active];
    if (event.key === 'Escape' && shown.length > 0) {
      // The form around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Enter' && hit) {
      event.preventDefault();
      onChoose(hit);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (shown.length > 0) setActive((active + step + shown.length) % shown.length);
    }
  };
  return (
    <div className={styles.frame}>
      <FormField label={label} help={help} error={error}>
        {/* Addresses without https:// are welcome, which the browser's own url field would refuse. */}
        <Input
          input={{ ref: input }}
          value={value}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={shown.length > 0 ? listId : undefined}
          aria-activedescendant={shown[active] ? idOf(active) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onFocus={() => setOpen(true)}
          onBlur={() => {
            setOpen(false);
            onLeave();
          }}
          onKeyDown={press}
          onChange={(_event, { value: typed }) => {
            setActive(-1);
            setOpen(true);
            onChange(typed);
          }}
        />
      </FormField>
      {shown.length > 0 && (
        <div id={listId} role="listbox" aria-label={blockEditorTexts.links.pages} className={styles.list}>
          {shown.map((hit, place) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and its keys
            <div
              key={hit.link}
              id={idOf(place)}
              role="option"
              aria-selected={place === active}
              aria-label={hit.detail === '' ? hit.name : `${hit.name}, ${hit.detail}`}
              className={mergeClasses(styles.hit, place === active && styles.active)}
              // The field keeps the focus until the choice is made.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(hit)}
            >
              <span className={styles.icon} aria-hidden>
                <Document20Regular />
              </span>
              <span className={styles.words}>
                <span className={styles.line}>{hit.name}</span>
                {hit.detail !== '' && <span className={mergeClasses(styles.line, styles.detail)}>{hit.detail}</span>}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
