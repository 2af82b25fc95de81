import { Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { useCall } from '@pausenplatz/kernel-browser';
import { counted } from '@pausenplatz/kernel-contract';
import { ListState } from '@pausenplatz/kernel-ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import {
  type ChosenIcon,
  type DrawnIcon,
  type EmojiIcon,
  getBrandIcons,
  getEmojis,
  getFaIcons,
  getPausenplatzIcons,
  iconsLimits,
} from '../contract/index.ts';
import { choiceTexts as texts } from '../texts.ui.ts';
import { IconFace } from './icon-face.tsx';
import { IconButton, IconGrid } from './icon-grid.tsx';

const setCalls = { pausenplatz: getPausenplatzIcons, fa: getFaIcons, emojis: getEmojis, 'fa-brands': getBrandIcons } as const;

export type SetName = keyof typeof setCalls;

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

interface SetIconsProps {
  readonly set: SetName;
  readonly chosen: ChosenIcon;
  readonly onChoose: (icon: ChosenIcon) => void;
}

const keyOf = (icon: DrawnIcon | EmojiIcon): string => (icon.set === 'emojis' ? icon.emoji : icon.name);
function isSame(chosen: ChosenIcon, icon: DrawnIcon | EmojiIcon): boolean {
  if (typeof chosen === 'string') return icon.set === 'pausenplatz' && icon.name === chosen;
  return chosen.set !== 'own' && chosen.set === icon.set && keyOf(chosen) === keyOf(icon);
}

/** The icons of one set: a group of it, or what German words find. */
export function SetIcons({ set, chosen, onChoose }: SetIconsProps) {
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState<string>();
  const search = useDeferredValue(typed.trim().slice(0, iconsLimits.search));
  const asked = search === '' ? { ...(group !== undefined && { group }) } : { search };
  const query = useCall(setCalls[set], asked, { placeholderData: keepPreviousData, staleTime: Infinity });
  const groups = query.data?.groups ?? [];
  return (
    <>
      <div className={styles.fields}>
        <Field label={texts.search}>
          <Input
            type="search"
            contentBefore={<Search20Regular aria-hidden />}
            value={typed}
            placeholder={texts.searchPlaceholder}
            maxLength={iconsLimits.search}
            onChange={(_event, { value }) => setTyped(value)}
          />
        </Field>
        {groups.length > 1 && (
          <Field label={texts.group}>
            <Select value={group ?? groups[0]?.id ?? ''} disabled={search !== ''} onChange={(_event, { value }) => setGroup(value)}>
              {groups.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <ListState query={query} isEmpty={({ icons }) => icons.length === 0} empty={<p className={styles.note}>{texts.nothing}</p>}>
        {({ icons, hasMore }) => (
          <>
            <IconGrid label={counted(texts.found, icons.length)}>
              {icons.map((icon) => (
                <IconButton key={keyOf(icon)} name={icon.label} isChosen={isSame(chosen, icon)} onChoose={() => onChoose(icon)}>
                  <IconFace icon={icon} />
                </IconButton>
              ))}
            </IconGrid>
            {hasMore && <p className={styles.note}>{texts.found.more}</p>}
          </>
        )}
      </ListState>
      {(set === 'fa' || set === 'fa-brands') && <p className={styles.note}>{texts.source.fa}</p>}
    </>
  );
}
