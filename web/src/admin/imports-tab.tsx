import { JobsTab } from "./import-jobs/jobs-tab.tsx";
import { CheckPictures, JobPictures } from "./job-pictures/job-pictures.tsx";

/** @param onNeedFile shows the blog tab, which asks for the file */
export function ImportsTab({ onNeedFile }: { readonly onNeedFile: () => void }) {
  return (
    <JobsTab
      onNeedFile={onNeedFile}
      picturesOf={(job) => ({
        check: <CheckPictures job={job} />,
        notice: <JobPictures job={job} />,
      })}
    />
  );
}
