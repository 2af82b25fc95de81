import { Button } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useNavigate } from 'react-router-dom';
import { previewPlan, takeTemplate } from '../../contract/index.ts';
import { templateTexts } from '../../texts.ui.ts';
import { workPlansTitles } from '../../titles.ts';
import { usePlanPath } from '../addresses.ts';
import { useChange } from '../data.ts';
import { BackLink } from './back-link.tsx';
import { PlanContent } from './plan-content.tsx';

/** A template as one would take it over. */
export function PreviewFrame({ url }: { readonly url: string }) {
  const planPath = usePlanPath();
  const query = useCall(previewPlan, { url });
  const change = useChange();
  const navigate = useNavigate();
  const use = async (id: string) => {
    const made = await change(takeTemplate, { id });
    if (made) void navigate(planPath(made.url, { mode: 'edit' }));
  };
  const { data } = query;
  return (
    <Frame
      title={data?.title ?? workPlansTitles.plan}
      above={<BackLink />}
      {...(data && {
        actions: (
          <Button appearance="primary" onClick={() => void use(data.id)}>
            {templateTexts.use}
          </Button>
        ),
      })}
    >
      <ListState query={query}>{(plan) => <PlanContent plan={plan} />}</ListState>
    </Frame>
  );
}
