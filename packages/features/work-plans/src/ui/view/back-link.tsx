import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { ButtonLink } from '@pausenplatz/kernel-ui';
import { planTexts } from '../../texts.ui.ts';
import { useListPath } from '../addresses.ts';

/** The way back to all plans. */
export function BackLink() {
  return (
    <span>
      <ButtonLink appearance="subtle" icon={<ArrowLeft24Regular />} to={useListPath()}>
        {planTexts.back}
      </ButtonLink>
    </span>
  );
}
