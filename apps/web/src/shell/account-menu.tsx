import {
  makeStyles,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  tokens,
} from '@fluentui/react-components';
import { Info24Regular } from '@fluentui/react-icons/svg/info';
import { Person24Regular } from '@fluentui/react-icons/svg/person';
import { SignOut24Regular } from '@fluentui/react-icons/svg/sign-out';
import { TextFont24Regular } from '@fluentui/react-icons/svg/text-font';
import { WeatherMoon24Regular } from '@fluentui/react-icons/svg/weather-moon';
import { WeatherSunny24Regular } from '@fluentui/react-icons/svg/weather-sunny';
import { Desktop24Regular } from '@fluentui/react-icons/svg/desktop';
import { useOwnSetting } from '@pausenplatz/account/ui';
import type { SignedInUser } from '@pausenplatz/kernel-host';
import type { SchemeChoice } from '@pausenplatz/kernel-ui';
import { useNavigate } from 'react-router-dom';
import { setPreferences, usePreferences } from '../services/preferences.ts';
import { webTexts } from '../screen-texts.ts';

const useStyles = makeStyles({
  who: { padding: '10px 12px 6px', display: 'grid' },
  name: { fontWeight: tokens.fontWeightSemibold },
  userName: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

const schemes: readonly { readonly value: SchemeChoice; readonly Icon: typeof Desktop24Regular }[] = [
  { value: 'light', Icon: WeatherSunny24Regular },
  { value: 'dark', Icon: WeatherMoon24Regular },
  { value: 'system', Icon: Desktop24Regular },
];

interface AccountMenuProps {
  readonly user: SignedInUser | null;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly button: HTMLElement | null;
}

/** Who is signed in, how the product looks, and the way out. */
export function AccountMenu({ user, open, onOpen, button }: AccountMenuProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { scheme, readingEase } = usePreferences((state) => state);
  const texts = webTexts.account;
  // Kept with the account, so that it is there after a reload and on every device.
  const keptScheme = useOwnSetting('darstellung', 'scheme');
  const keptReading = useOwnSetting('darstellung', 'readingEase');
  return (
    <Menu
      open={open}
      onOpenChange={(_event, { open: opens }) => {
        onOpen(opens);
        // Without a trigger of its own Fluent's menu does not know where the focus came from.
        if (!opens) button?.focus();
      }}
      positioning={{ target: button, position: 'below', align: 'end' }}
      checkedValues={{ scheme: [scheme], reading: readingEase ? ['ease'] : [] }}
      onCheckedValueChange={(_event, { name, checkedItems }) => {
        if (name === 'reading') {
          const isEased = checkedItems.includes('ease');
          setPreferences({ readingEase: isEased });
          void keptReading.save(isEased);
        }
        const chosen = schemes.find(({ value }) => checkedItems.includes(value));
        if (name === 'scheme' && chosen) {
          setPreferences({ scheme: chosen.value });
          void keptScheme.save(chosen.value);
        }
      }}
    >
      <MenuPopover>
        <div className={styles.who}>
          <span className={styles.name}>{user ? `${user.firstName} ${user.lastName}` : texts.visitor}</span>
          {user && <span className={styles.userName}>{user.userName}</span>}
        </div>
        <MenuList>
          {user && (
            <MenuItem icon={<Person24Regular />} onClick={() => void navigate('/profil')}>
              {texts.own}
            </MenuItem>
          )}
          {user && <MenuDivider />}
          <MenuGroup>
            <MenuGroupHeader>{texts.scheme}</MenuGroupHeader>
            {schemes.map(({ value, Icon }) => (
              <MenuItemRadio key={value} name="scheme" value={value} icon={<Icon />}>
                {texts.schemes[value]}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuGroup>
            <MenuGroupHeader>{texts.reading}</MenuGroupHeader>
            <MenuItemCheckbox name="reading" value="ease" icon={<TextFont24Regular />}>
              {texts.readingEase}
            </MenuItemCheckbox>
          </MenuGroup>
          <MenuDivider />
          <MenuItem icon={<Info24Regular />} onClick={() => void navigate('/impressum')}>
            {texts.imprint}
          </MenuItem>
          {user && (
            <MenuItem icon={<SignOut24Regular />} onClick={() => void navigate('/logout', { state: { confirmed: true } })}>
              {texts.signOut}
            </MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
