import { FeedDialog } from './feed-dialog.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { StudyHallDialog } from './study-hall-dialog.tsx';
import type { Tool } from '../planner/planner-menu.tsx';

interface ToolsProps {
  readonly tool: Tool;
  readonly onClose: () => void;
  readonly goTo: (day: string) => void;
}

/** The dialog of the chosen tool. */
export function Tools({ tool, onClose, goTo }: ToolsProps) {
  switch (tool) {
    case 'search':
      return <SearchDialog onClose={onClose} goTo={goTo} />;
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    case 'feed':
      return <FeedDialog onClose={onClose} />;
    case 'studyHall':
      return <StudyHallDialog onClose={onClose} />;
  }
}
