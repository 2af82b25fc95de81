import { Checkbox, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import { UploadField } from '@pausenplatz/documents/ui';
import { FormField } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { adventLimits, adventScenes, type CalendarSettings, doorLayouts, doorTypes } from '../../contract/index.ts';
import { editTexts } from '../../texts.edit.ts';
import { ClosedFace } from '../doors/door-face.tsx';
import { AdventSceneView } from '../scenes/index.tsx';

const { look: texts } = editTexts;
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' },
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBlockEnd: '8px', fontWeight: tokens.fontWeightSemibold },
  tiles: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))', gap: '10px' },
  tile: {
    position: 'relative',
    display: 'grid',
    gap: '4px',
    justifyItems: 'center',
    padding: '6px',
    borderRadius: look.radiusCard,
    border: `2px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'center',
    cursor: 'pointer',
    ':has(:checked)': { border: `2px solid ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  radio: { position: 'absolute', opacity: 0, inset: 0, margin: 0, cursor: 'pointer' },
  scene: { position: 'relative', overflow: 'hidden', width: '100%', aspectRatio: '1120 / 720', borderRadius: look.radiusPicture },
  door: { width: '56px', height: '56px', overflow: 'visible', borderRadius: look.radiusPicture, padding: '4px', boxSizing: 'border-box' },
  night: { backgroundColor: '#33507a' },
  pair: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' },
});

interface PanelProps {
  readonly settings: CalendarSettings;
  readonly onChange: (changes: Partial<CalendarSettings>) => void;
}

/** What the calendar looks like; each choice shows in the picture at once. */
export function LookPanel({ settings, onChange }: PanelProps) {
  const styles = useStyles();
  const { scene, layout, doorType, doors, perRow, isMixed } = settings;
  // Doors of the school house stand in the school house alone.
  const chooseScene = (value: CalendarSettings['scene']) =>
    onChange({ scene: value, ...(value !== 'school' && layout === 'scene' && { layout: 'grid' as const }) });
  const layouts = doorLayouts.filter((one) => one !== 'scene' || scene === 'school');
  return (
    <div className={styles.panel}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.scene}</legend>
        <div className={styles.tiles}>
          {adventScenes.map((one) => (
            <label key={one} className={styles.tile}>
              <input className={styles.radio} type="radio" name="advent-scene" checked={scene === one} onChange={() => chooseScene(one)} />
              <span className={styles.scene}>
                <AdventSceneView scene={one} id={`wahl-${one}`} />
              </span>
              {texts.scenes[one]}
            </label>
          ))}
        </div>
      </fieldset>
      {scene === 'picture' && (
        <UploadField service="advent" kind="picture" label={texts.picture} onStored={({ id }) => onChange({ pictureId: id })} />
      )}
      <FormField label={texts.layout}>
        <Select value={layout} onChange={(_event, { value }) => onChange({ layout: layouts.find((one) => one === value) ?? 'grid' })}>
          {layouts.map((one) => (
            <option key={one} value={one}>
              {texts.layouts[one]}
            </option>
          ))}
        </Select>
      </FormField>
      {layout !== 'scene' && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{texts.doorType}</legend>
          <div className={styles.tiles}>
            {doorTypes.map(({ value }, index) => (
              <label key={value} className={styles.tile}>
                <input
                  className={styles.radio}
                  type="radio"
                  name="advent-door"
                  checked={doorType === value}
                  onChange={() => onChange({ doorType: value })}
                />
                <svg viewBox="0 0 100 100" className={mergeClasses(styles.door, styles.night)} aria-hidden>
                  <ClosedFace type={value} number={index + 1} label={String(index + 1)} isToday={false} />
                </svg>
                {texts.types[value]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className={styles.pair}>
        <NumberChoice label={texts.doors} value={doors} last={adventLimits.doors} onChange={(value) => onChange({ doors: value })} />
        {layout !== 'scene' && (
          <NumberChoice label={texts.perRow} value={perRow} last={adventLimits.perRow} onChange={(value) => onChange({ perRow: value })} />
        )}
      </div>
      <Checkbox label={texts.isMixed} checked={isMixed} onChange={(_event, { checked }) => onChange({ isMixed: checked === true })} />
    </div>
  );
}

function NumberChoice({
  label,
  value,
  last,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly last: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <FormField label={label}>
      <Select value={String(value)} onChange={(_event, { value: chosen }) => onChange(Number(chosen))}>
        {upTo(last).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
