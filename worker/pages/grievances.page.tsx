import { type FormState, newForm } from '../../schema/common/form-state';
import { type GrievanceFormInput, MAX_ABOUT } from '../../schema/grievances/input';
import { GRIEVANCES_PATH } from '../../schema/grievances/number';
import type { FollowedGrievance } from '../../schema/grievances/output';
import { resolveDays } from '../../schema/grievances/timers';
import { GrievanceDocument } from '../../web/documents/grievance/grievance-document';
import { complain, followGrievance } from '../features/grievances/grievances.service';
import { officerOf } from '../grievance-settings';
import type { AppContext } from '../http/app-env';
import type { HtmlForm } from '../http/html-form';
import { languageOf } from '../http/language';
import { answerForm } from './answer-form';
import { renderDocument, textsOf } from './document';

interface Shown {
  /** null once the form was sent. */
  form: FormState | null;
  /** The number in the address or of the complaint just sent; null without one. */
  number?: string | null;
  followed?: FollowedGrievance | null;
}

const renderGrievances = (
  c: AppContext,
  { form, number = null, followed = null }: Shown,
  status = 200,
): Promise<Response> => {
  const { settings, clock } = c.var.ctx;
  const { title } = textsOf(c).grievance;
  return renderDocument(c, {
    head: {
      title,
      description: title,
      ...(number === null ? { canonical: GRIEVANCES_PATH } : { hidden: true }),
    },
    body: (
      <GrievanceDocument
        form={form}
        number={number}
        followed={followed}
        officer={officerOf(settings)}
        days={resolveDays(clock.now(), settings.IT_AMENDMENT_FROM)}
      />
    ),
    status,
    isPrivate: number !== null,
  });
};

/** The form of a complaint, or the complaint that the number in the address opens. */
export async function showGrievances(c: AppContext): Promise<Response> {
  const number = c.req.query('number')?.slice(0, MAX_ABOUT);
  if (!number) {
    const about = c.req.query('about')?.slice(0, MAX_ABOUT);
    return renderGrievances(c, { form: newForm(about ? { about, kind: 'listing' } : {}) });
  }
  const followed = await followGrievance(c.var.ctx, number);
  return renderGrievances(c, { form: newForm(), number, followed }, followed ? 200 : 404);
}

/** Stores a complaint, and confirms it in place with its number. */
export const answerGrievance = (c: AppContext, form: HtmlForm<GrievanceFormInput>) =>
  answerForm(form, {
    submit: async (input) => {
      const { ctx } = c.var;
      const number = await complain(ctx, input, languageOf(c));
      return renderGrievances(c, { form: null, number, followed: await followGrievance(ctx, number) });
    },
    refuse: (refused, status) => renderGrievances(c, { form: refused }, status),
  });
