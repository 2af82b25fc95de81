import {
  makeStyles,
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  mergeClasses,
} from '@fluentui/react-components';
import { setDefaultSchoolClass } from '@pausenplatz/profile/contract';
import { useApi } from '@pausenplatz/kernel-browser';
import { type SignedInUser, useSessionStore } from '@pausenplatz/kernel-host';
import { colorNameOf, notify, useStrongColors } from '@pausenplatz/kernel-ui';
import { setPreferences } from '../services/preferences.ts';
import { webTexts } from '../screen-texts.ts';

const useStyles = makeStyles({ dot: { width: '12px', height: '12px', borderRadius: '999px', display: 'inline-block' } });

interface ClassMenuProps {
  readonly classes: SignedInUser['schoolClasses'];
  readonly current: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly button: HTMLElement | null;
}

/** One entry per class; the choice is shown at once, kept with the account, and taken back when that fails. */
export function ClassMenu({ classes, current, open, onOpen, button }: ClassMenuProps) {
  const styles = useStyles();
  const strong = useStrongColors();
  const api = useApi();
  const sessions = useSessionStore();
  const change = async (id: string) => {
    setPreferences({ schoolClass: id });
    try {
      await api.call(setDefaultSchoolClass, { id });
      sessions.patchUser({ currentSchoolClass: id });
    } catch {
      setPreferences({ schoolClass: current });
      notify({ type: 'error', title: webTexts.shell.classFailed });
    }
  };
  return (
    <Menu
      open={open}
      onOpenChange={(_event, { open: opens }) => {
        onOpen(opens);
        // Without a trigger of its own Fluent's menu does not know where the focus came from.
        if (!opens) button?.focus();
      }}
      positioning={{ target: button, position: 'below', align: 'end' }}
      checkedValues={{ schoolClass: [current] }}
      onCheckedValueChange={(_event, { checkedItems }) => {
        const [chosen] = checkedItems;
        if (chosen !== undefined) void change(chosen);
        onOpen(false);
        button?.focus();
      }}
    >
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>{webTexts.shell.chooseClass}</MenuGroupHeader>
            {classes.map(({ id, name, color }) => (
              <MenuItemRadio
                key={id}
                name="schoolClass"
                value={id}
                icon={<span className={mergeClasses(styles.dot, strong[colorNameOf(color)])} />}
              >
                {name}
              </MenuItemRadio>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
