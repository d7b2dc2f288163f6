import type { Calls } from "functions/domain/calls";

/** What a contact form sends, and the way it is sent. */
export type Inquiry = Calls["submitContact"]["input"];
export type SendInquiry = (inquiry: Inquiry) => Promise<void>;
