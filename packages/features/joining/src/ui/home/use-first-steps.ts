import { useOwnSetting } from '@pausenplatz/account/ui';
import { useCall } from '@pausenplatz/kernel-browser';
import { type SignedInUser, useSessionStore } from '@pausenplatz/kernel-host';
import { getOffice } from '@pausenplatz/office/contract';
import { mayMakeClass } from '@pausenplatz/office/rules';
import { getNavigation } from '@pausenplatz/pages/contract';
import { firstStepsSetting, type FirstStepsState } from '@pausenplatz/registration/contract';
import { getOwnRequests } from '../../contract/index.ts';
import { firstSteps } from '../../rules/index.ts';
import { useJoinLive } from '../join-live.ts';

/** How far a new teacher is, with the names that the steps are about; `steps` is null until all of it is known. */
export function useFirstSteps({ schools, schoolClasses }: SignedInUser) {
  const sessions = useSessionStore();
  const [school] = schools;
  const [schoolClass] = schoolClasses;
  const requests = useCall(getOwnRequests, {}, { enabled: school === undefined });
  const office = useCall(getOffice, {}, { enabled: school !== undefined && schoolClass === undefined });
  // Read anew: the pages of a class that was just made stand in no answer from before.
  const navigation = useCall(getNavigation, {}, { refetchOnMount: 'always' });
  useJoinLive((accepted) => {
    if (accepted) void sessions.check();
  });
  const asked = school === undefined ? requests.data?.requests.find(({ state }) => state === 'open') : undefined;
  const ownSchool = office.data?.schools.find(mayMakeClass);
  // What failed to load leaves its step open; nobody is kept from the others.
  const isKnown = [requests, office, navigation].every(({ isLoading }) => !isLoading);
  const steps = isKnown
    ? firstSteps({
        hasSchool: school !== undefined,
        hasAsked: asked !== undefined,
        hasClass: schoolClass !== undefined,
        mayMakeClass: ownSchool !== undefined,
        hasWritten: navigation.data?.hasWritten === true,
      })
    : null;
  return {
    steps,
    schoolName: school?.name ?? asked?.school.name ?? '',
    className: schoolClass?.name ?? '',
    classSchoolId: ownSchool?.id ?? '',
  };
}

/** Keeps whether somebody is still led. */
export function useFirstStepsState(): (state: FirstStepsState) => void {
  const { save } = useOwnSetting(firstStepsSetting.tool, firstStepsSetting.name);
  return (state) => void save(state);
}
