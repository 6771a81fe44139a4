import { defineModule } from "#platform/modules/define-module.ts";
import { createMailer, type MailerDeps, type MarketingRules } from "./mailer.ts";
import type { QueueMail } from "./outgoing-mail.ts";
import { mailData } from "./personal-data.ts";
import { suppressionData } from "./suppressions.ts";

declare module "#platform/modules/define-module.ts" {
  interface Ports {
    marketingRules: MarketingRules;
    confirmedAddresses: Pick<MailerDeps, "isConfirmed">;
    mailPictures: Pick<MailerDeps, "readPicture">;
    mailSenders: Pick<MailerDeps, "senderOf">;
  }
}

declare module "#platform/modules/infrastructure.ts" {
  interface Infrastructure {
    /** Takes mails in place of the outbox. */
    queueMail?: QueueMail;
  }
}

/** The outbox of all mails. */
export const mailModule = defineModule({
  name: "mail",
  needs: {},
  open: async (platform) => {
    const { config, mailTransport, port } = platform;
    const mailer = await createMailer({
      ...platform,
      mailFrom: config.mailFrom,
      transport: mailTransport,
      marketing: port("marketingRules"),
      isConfirmed: port("confirmedAddresses").isConfirmed,
      readPicture: port("mailPictures").readPicture,
      senderOf: port("mailSenders").senderOf,
    });
    return {
      service: { queueMail: platform.queueMail ?? mailer.queueMail, hasRoom: mailer.hasRoom },
      contributes: { personalData: [mailData, suppressionData] },
      work: mailer.work,
      sweeps: [mailer.sweep],
    };
  },
});
