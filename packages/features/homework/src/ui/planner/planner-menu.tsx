import { Button, Menu, MenuDivider, MenuItem, MenuItemCheckbox, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { CalendarSync24Regular } from '@fluentui/react-icons/svg/calendar-sync';
import { CalendarLtr24Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { DataBarVertical24Regular } from '@fluentui/react-icons/svg/data-bar-vertical';
import { HatGraduation24Regular } from '@fluentui/react-icons/svg/hat-graduation';
import { MoreHorizontal24Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { Settings24Regular } from '@fluentui/react-icons/svg/settings';
import { useHost } from '@pausenplatz/kernel-host';
import { useNavigate } from 'react-router-dom';
import { plannerTexts } from '../../texts.ui.ts';
import type { Display, DisplaySwitch } from '../display.ts';

export type Tool = 'search' | 'settings' | 'feed' | 'studyHall';

interface PlannerMenuProps {
  readonly canTeach: boolean;
  readonly display: Display;
  readonly setSwitch: (name: DisplaySwitch, on: boolean) => void;
  readonly onOpen: (tool: Tool) => void;
  /** Null where no week is shown that could take another one's tasks. */
  readonly onCopyWeek: (() => void) | null;
}

const switches: readonly DisplaySwitch[] = ['showWeekend', 'showTeachers', 'showDurations'];

/** What one needs less often than every day. */
export function PlannerMenu({ canTeach, display, setSwitch, onOpen, onCopyWeek }: PlannerMenuProps) {
  const navigate = useNavigate();
  const { hasSidebar } = useHost();
  const texts = plannerTexts.menu;
  return (
    <Menu
      checkedValues={{ display: switches.filter((name) => display[name]) }}
      onCheckedValueChange={(_event, { checkedItems }) => {
        for (const name of switches) if (display[name] !== checkedItems.includes(name)) setSwitch(name, checkedItems.includes(name));
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<MoreHorizontal24Regular />} aria-label={plannerTexts.more} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {onCopyWeek && (
            <MenuItem icon={<CalendarLtr24Regular />} onClick={onCopyWeek}>
              {texts.copyWeek}
            </MenuItem>
          )}
          <MenuItem icon={<Print24Regular />} onClick={() => window.print()}>
            {texts.print}
          </MenuItem>
          {/* Reports are a screen of the web host; other hosts have no address for them. */}
          {canTeach && hasSidebar && (
            <MenuItem icon={<DataBarVertical24Regular />} onClick={() => void navigate('/tools/agenda/reports')}>
              {texts.reports}
            </MenuItem>
          )}
          <MenuItem icon={<HatGraduation24Regular />} onClick={() => onOpen('studyHall')}>
            {texts.studyHall}
          </MenuItem>
          <MenuItem icon={<CalendarSync24Regular />} onClick={() => onOpen('feed')}>
            {texts.feed}
          </MenuItem>
          {canTeach && (
            <MenuItem icon={<Settings24Regular />} onClick={() => onOpen('settings')}>
              {texts.settings}
            </MenuItem>
          )}
          <MenuDivider />
          {switches.map((name) => (
            <MenuItemCheckbox key={name} name="display" value={name}>
              {texts[name]}
            </MenuItemCheckbox>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
