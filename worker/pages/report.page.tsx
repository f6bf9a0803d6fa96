import { type FormState, newForm } from '../../schema/common/form-state';
import type { ReportFormInput } from '../../schema/reports/input';
import { ReportDocument } from '../../web/documents/report/report-document';
import { reportListing } from '../features/reports/reports.service';
import type { AppContext } from '../http/app-env';
import type { HtmlForm } from '../http/html-form';
import { answerForm } from './answer-form';
import { renderDocument, textsOf } from './document';
import type { ListingKind } from './listing.page';

const addressOf = (c: AppContext, kind: ListingKind) => kind.addressOf(c.req.param('id') ?? '');

/** Throws not_found (404), gone (410) for a listing that buyers cannot see. */
async function renderReport(c: AppContext, kind: ListingKind, form: FormState | null, status = 200) {
  const { path } = addressOf(c, kind);
  const { listing } = await kind.load(c.var.ctx, c.req.param('id') ?? '');
  const { title } = textsOf(c).report;
  return renderDocument(c, {
    head: { title, description: title, hidden: true },
    body: <ReportDocument path={path} vehicleName={listing.name} form={form} />,
    status,
  });
}

/** The form of a report. */
export const showReport = (kind: ListingKind) => (c: AppContext) => renderReport(c, kind, newForm());

/** Reports a listing to the operators. */
export const answerReport = (kind: ListingKind) => (c: AppContext, form: HtmlForm<ReportFormInput>) =>
  answerForm(form, {
    submit: async (input) => {
      await reportListing(c.var.ctx, addressOf(c, kind).ref, input);
      return renderReport(c, kind, null);
    },
    refuse: (refused, status) => renderReport(c, kind, refused, status),
  });
