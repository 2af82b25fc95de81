import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { fill } from '@pausenplatz/kernel-contract';
import { Extra, type SignedInUser } from '@pausenplatz/kernel-host';
import { colorNameOf, useStrongColors } from '@pausenplatz/kernel-ui';
import { lazy, useState } from 'react';
import { usePreferences } from '../services/preferences.ts';
import { webTexts } from '../screen-texts.ts';

const loadMenu = () => import('./class-menu.tsx');
const ClassMenu = lazy(async () => ({ default: (await loadMenu()).ClassMenu }));

const useStyles = makeStyles({
  dot: { width: '12px', height: '12px', borderRadius: '999px', display: 'inline-block' },
  label: { maxWidth: '16ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** Shows the class one works with, and lets those with several choose; nobody without a class sees it. */
export function ClassButton({ user }: { readonly user: SignedInUser }) {
  const styles = useStyles();
  const strong = useStrongColors();
  const chosen = usePreferences((state) => state.schoolClass);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const { schoolClasses } = user;
  const current = schoolClasses.find(({ id }) => id === (chosen ?? user.currentSchoolClass)) ?? schoolClasses[0];
  if (!current || schoolClasses.length < 2) return null;
  return (
    <>
      <Button
        ref={setButton}
        appearance="subtle"
        icon={<span className={mergeClasses(styles.dot, strong[colorNameOf(current.color)])} />}
        aria-label={fill(webTexts.shell.schoolClass, { name: current.name })}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void loadMenu()}
        onClick={() => {
          setWanted(true);
          setOpen(!open);
        }}
      >
        <span className={styles.label}>{current.name}</span>
        <ChevronDown16Regular aria-hidden />
      </Button>
      {wanted && (
        <Extra>
          <ClassMenu classes={schoolClasses} current={current.id} open={open} onOpen={setOpen} button={button} />
        </Extra>
      )}
    </>
  );
}
