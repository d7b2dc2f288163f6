import { AggregateField, type Firestore } from "firebase-admin/firestore";
import type { SumTotalsDeps } from "../../use-cases/totals/sum-totals.ts";
import { withDomainErrors } from "../store/stored.ts";

export function totalsReads(db: Firestore): Pick<SumTotalsDeps, "viewsOn" | "publishedBetween"> {
  return {
    viewsOn: async (day) => {
      const ofDay = db.collection("post_views").where("day", "==", day);
      const sum = ofDay.aggregate({ views: AggregateField.sum("views") });
      return (await withDomainErrors(sum.get())).data().views;
    },
    publishedBetween: async (from, before) => {
      const posts = db.collection("blog_posts").where("published", "==", true);
      const inTime = posts.where("published_at", ">=", from).where("published_at", "<", before);
      return (await withDomainErrors(inTime.count().get())).data().count;
    },
  };
}
