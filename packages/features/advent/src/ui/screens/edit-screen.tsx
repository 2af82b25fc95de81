import { Button, makeStyles, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { Edit24Regular } from '@fluentui/react-icons/svg/edit';
import { MoreHorizontal24Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { useApi } from '@pausenplatz/kernel-browser';
import { ButtonLink, Card, ListState, notify, notifyRefusal, offerUndo, Screen as Frame, Tabs } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { copyAdvent, deleteAdvent, restoreAdvent } from '../../contract/index.ts';
import { editTexts } from '../../texts.edit.ts';
import { useEditedCalendar } from '../data.ts';
import { type EditedCalendar, useCalendarChanges } from '../edit/changes.ts';
import { DaysPanel } from '../edit/days-panel.tsx';
import { DoorDialog } from '../edit/door-dialog.tsx';
import { DoorList } from '../edit/door-list.tsx';
import { EditedPicture } from '../edit/edited-picture.tsx';
import { LookPanel } from '../edit/look-panel.tsx';
import { SharePanel } from '../edit/share-panel.tsx';
import { WordsDialog } from '../edit/words-dialog.tsx';
import { leadOf } from '../show/calendar-view.tsx';

const { edit: texts } = editTexts;
const panels = (['doors', 'look', 'days', 'share'] as const).map((name) => ({ name, label: texts.tabs[name] }));
type Panel = (typeof panels)[number]['name'];

const useStyles = makeStyles({
  board: {
    display: 'grid',
    alignItems: 'start',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 420px' },
  },
  picture: { '@media (min-width: 1200px)': { position: 'sticky', top: '76px' } },
  panel: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** `/tools/advent/bearbeiten/{id}`: the picture, and beside it doors, look, days and sharing. */
export function Screen() {
  const { id = '' } = useParams();
  const query = useEditedCalendar(id);
  return (
    <ListState query={query} skeleton="page">
      {(edited) => <Editor key={edited.calendar.id} edited={edited} />}
    </ListState>
  );
}

function Editor({ edited }: { readonly edited: EditedCalendar }) {
  const styles = useStyles();
  const { calendar, settings } = edited;
  const changes = useCalendarChanges(calendar.id);
  const [panel, setPanel] = useState<Panel>('doors');
  const [number, setNumber] = useState<number | null>(null);
  const [isNaming, setNaming] = useState(false);
  const door = edited.doors.find((one) => one.number === number);
  const set = (some: Parameters<typeof changes.set>[0]) => void changes.set(some);
  return (
    <Frame
      title={calendar.title}
      browserTitle={texts.browserTitle}
      lead={leadOf(calendar)}
      width="wide"
      actions={<Actions edited={edited} onName={() => setNaming(true)} />}
    >
      <div className={styles.board}>
        <div className={styles.picture}>
          <EditedPicture edited={edited} changes={changes} onOpen={setNumber} />
        </div>
        <Card className={styles.panel}>
          <Tabs tabs={panels} chosen={panel} onChoose={setPanel} label={texts.choose} />
          {panel === 'doors' && <DoorList edited={edited} changes={changes} onChoose={setNumber} />}
          {panel === 'look' && <LookPanel settings={settings} onChange={set} />}
          {panel === 'days' && <DaysPanel edited={edited} onChange={set} />}
          {panel === 'share' && <SharePanel edited={edited} onChange={set} />}
        </Card>
      </div>
      {door && <DoorDialog key={door.number} edited={edited} door={door} changes={changes} onClose={() => setNumber(null)} />}
      {isNaming && <WordsDialog id={calendar.id} settings={settings} changes={changes} onClose={() => setNaming(false)} />}
    </Frame>
  );
}

function Actions({ edited: { calendar }, onName }: { readonly edited: EditedCalendar; readonly onName: () => void }) {
  const api = useApi();
  const navigate = useNavigate();
  const { id } = calendar;
  const copy = () =>
    api.call(copyAdvent, { id }, { idempotencyKey: crypto.randomUUID() }).then((copied) => {
      notify({ type: 'success', title: texts.copied });
      return navigate(`/tools/advent/bearbeiten/${copied.id}`);
    }, notifyRefusal);
  const remove = () =>
    api.call(deleteAdvent, { id }).then(() => {
      offerUndo({
        title: texts.removed,
        onUndo: () => void api.call(restoreAdvent, { id }).then(() => navigate(`/tools/advent/bearbeiten/${id}`), notifyRefusal),
      });
      return navigate('/tools/advent');
    }, notifyRefusal);
  return (
    <>
      <ButtonLink to={`/tools/advent/${id}`} appearance="primary">
        {texts.show}
      </ButtonLink>
      <Button icon={<Edit24Regular />} onClick={onName}>
        {texts.words}
      </Button>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button icon={<MoreHorizontal24Regular />} aria-label={texts.more} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem onClick={() => void copy()}>{texts.copy}</MenuItem>
            <MenuItem onClick={() => void remove()}>{texts.remove}</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </>
  );
}
