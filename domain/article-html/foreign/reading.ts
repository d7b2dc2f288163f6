/** What a text of another program loses or gets when it enters. `what` is a name, an address or ''. */
export interface Remark {
  readonly kind: /** It has no address that can be shown. */
    | "picture"
    /** It is a file of the computer that wrote the text. */
    | "local-picture"
    /** It leads nowhere that can be linked; its words stay. */
    | "link"
    /** An element with its content, or a placeholder of another program. */
    | "element"
    /** A link to a place that the text does not have. */
    | "target"
    /** All of it: the text takes too long to parse. */
    | "formatting";
  readonly what: string;
}

/** What one pass over a text notes and needs to know. */
export interface Reading {
  /** Whether the text must be stored as it was read. */
  isChanged: boolean;
  /** Without it, what cannot be shown stays in the tree for the sanitizer. */
  readonly remark?: (remark: Remark) => void;
  /** @param address of a picture that the caller holds itself */
  readonly isHeld?: (address: string) => boolean;
}
