import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { notify } from '@pausenplatz/kernel-ui';
import type { Beam } from '../../contract/index.ts';
import { beamTexts } from '../../texts.ts';
import { useBeamChanges } from '../data.ts';

interface BeamActionsProps {
  readonly beam: Beam;
  readonly onStopped?: () => void;
}

/** Takes a class along, and ends a code. */
export function BeamActions({ beam, onStopped }: BeamActionsProps) {
  const { list: texts } = beamTexts;
  const changes = useBeamChanges();
  const classes = useCurrentUser()?.schoolClasses ?? [];
  const [only] = classes;
  const stop = async () => {
    if (!(await changes.stop(beam))) return;
    notify({ type: 'info', title: texts.stopped });
    onStopped?.();
  };
  return (
    <>
      {classes.length === 1 && only && (
        <Button
          aria-label={fill(texts.beamClassOne, { name: only.name, code: beam.code })}
          onClick={() => void changes.sendClass(beam, only)}
        >
          {texts.beamClass}
        </Button>
      )}
      {classes.length > 1 && (
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button>{texts.beamClass}</Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {classes.map((one) => (
                <MenuItem key={one.id} onClick={() => void changes.sendClass(beam, one)}>
                  {one.name}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
      <Button appearance="subtle" aria-label={fill(texts.stopOne, { code: beam.code })} onClick={() => void stop()}>
        {texts.stop}
      </Button>
    </>
  );
}
