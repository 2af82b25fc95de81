import { makeStyles, tokens } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { FormDialog, notify, TextAreaField, useForm } from '@pausenplatz/kernel-ui';
import { getSchool, getSchoolAdmin, inviteToSchool, listPeople, officeLimits } from '@pausenplatz/office/contract';
import { classViews, useChange, useListStyles, useSchoolAdmin } from '@pausenplatz/office/ui';
import { readInvitees } from '../../rules/index.ts';
import { inviteTexts as texts } from '../../texts.ts';

const useStyles = makeStyles({ problem: { color: tokens.colorStatusDangerForeground1 } });
const listMaximum = 8_000;

/** Teachers, one or many, with the classes that they teach; says before what was understood of the list. */
export function InviteDialog({ schoolId, onClose }: { readonly schoolId: string; readonly onClose: () => void }) {
  const styles = { ...useListStyles(), ...useStyles() };
  const classes = (useSchoolAdmin(schoolId).data?.classes ?? []).map((one) => ({ ...one, isOwn: one.schoolId === schoolId }));
  const invite = useChange(inviteToSchool, [getSchoolAdmin, getSchool, listPeople, ...classViews]);
  const form = useForm({
    name: `invite:${schoolId}`,
    initial: { list: '' },
    check: ({ list }) => ({ list: wrongWith(list) }),
    send: async ({ list }, sending) => {
      const teachers = readInvitees(list, classes).invitees.map(({ line: _line, classIds, ...one }) => ({
        ...one,
        classIds: [...classIds],
      }));
      const { invited, placed } = await invite({ schoolId, teachers }, sending);
      if (invited > 0) notify({ type: 'success', title: counted(texts.invited, invited) });
      if (placed > 0) notify({ type: 'success', title: counted(texts.placed, placed) });
    },
  });
  const { invitees, problems } = readInvitees(form.fields.list, classes);
  const nameOf = (id: string) => {
    const found = classes.find((one) => one.id === id);
    return found === undefined ? '' : found.isOwn ? found.name : `${found.name} (${found.schoolName})`;
  };
  function wrongWith(list: string): string | undefined {
    const read = readInvitees(list, classes);
    const [problem] = read.problems;
    if (problem) return fill(texts.problems[problem.kind], { line: problem.line, word: problem.word });
    if (read.invitees.length === 0) return texts.nobody;
    return read.invitees.length > officeLimits.inviteesAtOnce ? fill(texts.tooMany, { maximum: officeLimits.inviteesAtOnce }) : undefined;
  }
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={invitees.length > 1 ? fill(texts.sendMany, { count: invitees.length }) : texts.send}
      onClose={onClose}
    >
      <TextAreaField form={form} name="list" label={texts.list} help={texts.listHelp} maximum={listMaximum} required />
      {(invitees.length > 0 || problems.length > 0) && (
        <ul className={styles.list} aria-label={texts.understood}>
          {invitees.map(({ line, email, firstName, lastName, classIds }) => (
            <li key={line} className={styles.note}>
              {[`${firstName} ${lastName}`.trim(), email, classIds.map(nameOf).join(', ')].filter((word) => word !== '').join(' · ')}
            </li>
          ))}
          {problems.map(({ line, kind, word }) => (
            <li key={`${line}${word}`} className={styles.problem}>
              {fill(texts.problems[kind], { line, word })}
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}
