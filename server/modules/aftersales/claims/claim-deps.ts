import type { PaymentService } from "#modules/money/payments/index.ts";
import type { QueueMail } from "#modules/operations/mail/index.ts";
import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import type { ClaimSubject } from "./claim-subject.ts";

export interface ClaimDeps {
  db: Database;
  jobs: Pick<Jobs, "createQueue" | "enqueue" | "work">;
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  /** The subjects of claims, implemented by the modules that own them. */
  subjects: readonly ClaimSubject[];
  payments: Pick<PaymentService, "refundPart" | "refundableOf" | "lockPaid" | "hasBalance">;
  now: () => Date;
}

export function subjectOf({ subjects }: Pick<ClaimDeps, "subjects">, wanted: ClaimSubject["kind"]): ClaimSubject {
  const subject = subjects.find(({ kind }) => kind === wanted);
  if (!subject) throw new Error(`No claims are about ${wanted}`);
  return subject;
}
