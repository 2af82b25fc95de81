import { Button, Input, Select } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { fill, kernelTexts } from '@pausenplatz/kernel-contract';
import { useSlot } from '@pausenplatz/kernel-host';
import {
  ButtonLink,
  Card,
  ConfirmDialog,
  FormDialog,
  FormField,
  judgedBy,
  ListState,
  notify,
  notifyRefusal,
  Skeletons,
  TextField,
  useForm,
} from '@pausenplatz/kernel-ui';
import { firstPasswordWeeks, offeredAdminModes, schoolLimits, secondFactorRules } from '@pausenplatz/schools/contract';
import { Fragment, Suspense, useState } from 'react';
import {
  createChildSchool,
  deleteChildSchool,
  getOffice,
  getSchool,
  getSchoolAdmin,
  type SchoolBrief,
  updateSchool,
} from '../../contract/index.ts';
import { officeScreenTexts, schoolPartTexts as texts } from '../../texts.screens.ts';
import { useChange, useSchool } from '../data.ts';
import { schoolSetting } from '../slots.ts';
import { AdminsCard } from './admins-card.tsx';
import { useListStyles } from '../styles.ts';

const touched = [getOffice, getSchool, getSchoolAdmin];

/** What is true for the whole school: names, who keeps the classes, who administers it, what lies below it. */
export function SchoolPart({ school }: { readonly school: SchoolBrief }) {
  const settings = useSlot(schoolSetting) ?? [];
  const styles = useListStyles();
  return (
    <div className={styles.stack}>
      <SchoolForm school={school} />
      <AdminsCard school={school} />
      <Children school={school} />
      {settings.map(({ name, heading, Part }) => (
        <Fragment key={name}>
          <h3 className={styles.title}>{heading}</h3>
          <Suspense fallback={<Skeletons shape="form" />}>
            <Part schoolId={school.id} />
          </Suspense>
        </Fragment>
      ))}
    </div>
  );
}

/** Each field saves by itself; what was typed stays when the server refuses. */
export function SchoolForm({ school }: { readonly school: SchoolBrief }) {
  const styles = useListStyles();
  const update = useChange(updateSchool, touched);
  const [name, setName] = useState(school.name);
  const [place, setPlace] = useState(school.place);
  const isChanged = name.trim() !== school.name || place.trim() !== school.place;
  const saved = () => notify({ type: 'success', title: officeScreenTexts.changed });
  const saveWords = async () => {
    if (name.trim() !== school.name) await update({ id: school.id, field: 'name', value: name.trim() });
    if (place.trim() !== school.place) await update({ id: school.id, field: 'place', value: place.trim() });
  };
  return (
    <Card as="section" className={styles.form}>
      <FormField label={texts.name} error={name.trim() === '' ? kernelTexts.fields.required : undefined} required>
        <Input value={name} maxLength={schoolLimits.schoolNameMaximum} onChange={(_event, { value }) => setName(value)} />
      </FormField>
      <FormField label={texts.place} error={place.trim() === '' ? kernelTexts.fields.required : undefined} required>
        <Input value={place} maxLength={schoolLimits.placeMaximum} onChange={(_event, { value }) => setPlace(value)} />
      </FormField>
      {isChanged && (
        <div className={styles.actions}>
          <Button
            appearance="primary"
            disabled={name.trim() === '' || place.trim() === ''}
            onClick={() => void saveWords().then(saved, notifyRefusal)}
          >
            {texts.save}
          </Button>
        </div>
      )}
      <FormField label={texts.mode} help={officeScreenTexts.modeHelp[school.adminMode]}>
        <Select
          value={school.adminMode === 'synchronised' ? '' : school.adminMode}
          onChange={(_event, { value }) => {
            const mode = offeredAdminModes.find((one) => one === value);
            if (mode) update({ id: school.id, field: 'adminMode', value: mode }).then(saved, notifyRefusal);
          }}
        >
          {school.adminMode === 'synchronised' && <option value="">{officeScreenTexts.chooseMode}</option>}
          {offeredAdminModes.map((mode) => (
            <option key={mode} value={mode}>
              {officeScreenTexts.modes[mode]}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={texts.secondFactor}>
        <Select
          value={school.secondFactor}
          onChange={(_event, { value }) => {
            const rule = secondFactorRules.find((one) => one === value);
            if (rule) update({ id: school.id, field: 'secondFactor', value: rule }).then(saved, notifyRefusal);
          }}
        >
          {secondFactorRules.map((rule) => (
            <option key={rule} value={rule}>
              {texts.secondFactors[rule]}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={texts.firstPasswords} help={texts.firstPasswordsHelp}>
        <Select
          value={school.firstPasswordWeeks}
          onChange={(_event, { value }) => {
            const weeks = firstPasswordWeeks.find((one) => String(one) === value);
            if (weeks) update({ id: school.id, field: 'firstPasswordWeeks', value: weeks }).then(saved, notifyRefusal);
          }}
        >
          {firstPasswordWeeks.map((weeks) => (
            <option key={weeks} value={weeks}>
              {fill(texts.weeks, { count: weeks })}
            </option>
          ))}
        </Select>
      </FormField>
      <div>
        <ButtonLink to="/mein-konto/anmeldedienste">{texts.schoolAccounts}</ButtonLink>
      </div>
    </Card>
  );
}

function Children({ school }: { readonly school: SchoolBrief }) {
  const styles = useListStyles();
  const query = useSchool(school.id);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<SchoolBrief | null>(null);
  const remove = useChange(deleteChildSchool, touched);
  const takeAway = ({ id, name }: SchoolBrief) =>
    void remove({ id }).then(() => notify({ type: 'success', title: fill(texts.childRemoved, { name }) }), notifyRefusal);
  return (
    <Card as="section">
      <div className={styles.head}>
        <h3 className={styles.title}>{texts.childSchools}</h3>
        <Button icon={<Add24Regular />} onClick={() => setAdding(true)}>
          {texts.addChild}
        </Button>
      </div>
      <ListState query={query}>
        {({ childSchools }) => (
          <ul className={styles.list}>
            {childSchools.map((child) => (
              <li key={child.id} className={styles.row}>
                <span className={styles.words}>{child.name}</span>
                <span className={styles.note}>{child.place}</span>
                <Button aria-label={fill(texts.removeChild, { name: child.name })} onClick={() => setRemoving(child)}>
                  {texts.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ListState>
      {removing && (
        <ConfirmDialog
          title={fill(texts.removeChildTitle, { name: removing.name })}
          confirmLabel={texts.remove}
          onClose={() => setRemoving(null)}
          onConfirm={() => takeAway(removing)}
        >
          {texts.removeChildBody}
        </ConfirmDialog>
      )}
      {isAdding && <AddChildDialog school={school} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function AddChildDialog({ school, onClose }: { readonly school: SchoolBrief; readonly onClose: () => void }) {
  const create = useChange(createChildSchool, touched);
  const form = useForm({
    initial: { name: '', place: school.place },
    judge: judgedBy(createChildSchool, (fields) => ({ parentId: school.id, ...fields })),
    send: async (fields, sending) => {
      await create({ parentId: school.id, ...fields }, sending);
      notify({ type: 'success', title: fill(texts.made, { name: fields.name.trim() }) });
    },
  });
  return (
    <FormDialog form={form} title={texts.addChild} submitLabel={texts.save} onClose={onClose}>
      <TextField form={form} name="name" label={texts.childName} maximum={schoolLimits.schoolNameMaximum} required />
      <TextField form={form} name="place" label={texts.place} maximum={schoolLimits.placeMaximum} required />
    </FormDialog>
  );
}
